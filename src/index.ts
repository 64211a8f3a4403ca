/**
 * omaha8: who wins what in Omaha Hi/Lo eight-or-better and Omaha high, and how much hands are worth.
 *
 * @packageDocumentation
 */
export * as betting from './betting/index.ts';
export {
  type Card,
  compareCards,
  deckWithout,
  fullDeck,
  makeCard,
  RANKS,
  rankOf,
  SUITS,
  suitOf,
} from './cards/card.ts';
export { type CardGroup, checkDistinct, type HoleCount } from './cards/deal.ts';
export {
  type CardsInput,
  type CardText,
  cardTexts,
  formatCard,
  formatCards,
  parseCard,
  parseCards,
} from './cards/text.ts';
export {
  type AbortSignalLike,
  type EquityOptions,
  equity,
  type Progress,
} from './equity/equity.ts';
export type { MethodOptions } from './equity/method.ts';
export { type EquityPlan, planEquity } from './equity/plan.ts';
export type { PotOdds } from './equity/pot-odds.ts';
export type { EquityCards } from './equity/read-job.ts';
export type { Equity, HandEquity, Method, PlayerEquity } from './equity/result.ts';
export { EquityPool } from './equity/threads/pool.ts';
export { type BoardCount, BoardEvaluator, evaluateDealsInto } from './evaluator/board-evaluator.ts';
export { type Evaluation, evaluate, type HighHand, type MadeHand } from './evaluator/evaluate.ts';
export { highName, lowName } from './evaluator/names.ts';
export type { Game, GameName } from './games/game.ts';
export * as history from './history/index.ts';
export { type QueryFunction, queryFunctions } from './query/functions/list.ts';
export { type QueryOptions, query } from './query/query.ts';
export type {
  HistogramRow,
  QueryResult,
  SelectorResult,
  StatementResult,
} from './query/result.ts';
export { BoardPattern, parseBoardPattern } from './ranges/board-pattern.ts';
export { type HutchisonPoints, hutchisonPoints } from './ranges/hutchison.ts';
export { PublicStream as RandomStream } from './ranges/public-stream.ts';
export { parseRange, Range, type RangeOptions } from './ranges/range.ts';
export { type HandRank, rankHand } from './ranges/rank-hand.ts';
export type { Amount } from './showdown/amounts.ts';
export type { CallOptions } from './showdown/call.ts';
export type { ShowdownOptions } from './showdown/options.ts';
export type {
  HighResult,
  LowResult,
  ReturnedBet,
  Showdown,
  ShowdownHalf,
  ShowdownOddChip,
  ShowdownPayout,
  ShowdownPlayer,
  ShowdownPot,
} from './showdown/result.ts';
export type { Outcome } from './showdown/shares.ts';
export { showdown } from './showdown/showdown.ts';
export type { OddChipRule } from './showdown/split.ts';
export {
  type Against,
  type CurvePoint,
  type CurveStudy,
  type QuarteringKind,
  type Standing,
  studyCurve,
} from './study/curve.ts';
export { type FlopKind, type FlopsStudy, studyFlops } from './study/flops.ts';
export {
  type MadeOnStreet,
  type MakesStudy,
  type NutLowSharing,
  studyMakes,
} from './study/makes.ts';
export { type CardKind, type NextCard, studyNextCards } from './study/next-cards.ts';
export { type NowStudy, studyNow } from './study/now.ts';
export type { StudyOptions, StudyProgress } from './study/options.ts';
export type { Spread } from './study/spread.ts';
export { type StreetStudy, studyStreets } from './study/streets.ts';
export { type Section, type Study, study } from './study/study.ts';
export type { Worth } from './study/worth.ts';
export type { Category } from './tables/high-values.ts';
export { NO_LOW } from './tables/low-values.ts';
export { type ErrorCode, Omaha8Error } from './text/errors.ts';
