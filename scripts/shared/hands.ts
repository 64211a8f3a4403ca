/** What a hand makes, as the program says it, against the short form of a fact. */
import type { Evaluation } from '../../src/evaluator/evaluate.ts';
import { cardList, cardsText, type Fields, gameOf } from './fields.ts';
import { omaha8Json } from './program.ts';
import type { Check, Report } from './report.ts';

type High = Evaluation['high'];
type Low = Evaluation['low'];

const HIGH_RANKS = '23456789TJQKA';
const LOW_RANKS = 'A2345678';

/** How facts begin, longest names first. */
const CATEGORY_NAMES: readonly [name: string, category: string][] = [
  ['royal flush', 'straight-flush'],
  ['straight flush', 'straight-flush'],
  ['four of a kind', 'four-of-a-kind'],
  ['quads', 'four-of-a-kind'],
  ['full house', 'full-house'],
  ['three of a kind', 'three-of-a-kind'],
  ['trips', 'three-of-a-kind'],
  ['set', 'three-of-a-kind'],
  ['two pair', 'two-pair'],
  ['high card', 'high-card'],
  ['straight', 'straight'],
  ['flush', 'flush'],
  ['one pair', 'pair'],
  ['pair', 'pair'],
];

/** `two pair A7K` as its category and the ranks that decide, as many as the fact gives. */
function parseHigh(text: string): { category: string; ranks: string } {
  const found = CATEGORY_NAMES.find(([name]) => text.startsWith(name));
  if (found === undefined) throw new Error(`the high "${text}" is not understood`);
  const [name, category] = found;
  const rest = text.slice(name.length).replaceAll('10', 'T');
  return {
    category,
    ranks: name === 'royal flush' ? 'A' : rest.replace(/[^2-9TJQKA]/g, ''),
  };
}

/** The ranks that decide, of five cards of a known category: groups first, high before low. */
function decidingRanks(cards: readonly string[], category: string): string {
  const ranks = cards.map((card) => HIGH_RANKS.indexOf(card[0]));
  const size = (rank: number): number => ranks.filter((other) => other === rank).length;
  const groups = [...new Set(ranks)].sort((a, b) => size(b) - size(a) || b - a);
  const letters = groups.map((rank) => HIGH_RANKS[rank]).join('');
  if (!category.startsWith('straight')) return letters;
  return letters === 'A5432' ? '5' : letters[0];
}

/** Two cards of the hand and three of the board, and nothing else. */
function checkPlays(
  what: string,
  made: High | NonNullable<Low>,
  hole: readonly string[],
  board: readonly string[],
  report: Report,
): void {
  report.expect(`${what}: cards`, made.cards.toSorted(), [...made.hole, ...made.board].toSorted());
  report.expect(`${what}: number of cards from the hand`, new Set(made.hole).size, 2);
  report.expect(`${what}: number of cards from the board`, new Set(made.board).size, 3);
  const foreign = [
    ...made.hole.filter((card) => !hole.includes(card)),
    ...made.board.filter((card) => !board.includes(card)),
  ];
  report.expect(`${what}: cards that are not there`, foreign, []);
}

/** @param fact  such as `two pair A7K` */
export function checkHigh(
  what: string,
  high: High,
  hole: string,
  board: string,
  fact: string,
  report: Report,
): void {
  checkPlays(what, high, cardList(hole), cardList(board), report);
  const { category, ranks } = parseHigh(fact);
  report.expect(`${what}: category`, high.category, category);
  const played = decidingRanks(high.cards, high.category);
  report.expect(`${what}: ranks`, played.slice(0, ranks.length), ranks);
}

/** @param fact  such as `8-7-5-2-A`, or null for none */
export function checkLow(
  what: string,
  low: Low,
  hole: string,
  board: string,
  fact: string | null,
  report: Report,
): void {
  report.expect(what, low?.name ?? null, fact);
  if (low === null) return;
  checkPlays(what, low, cardList(hole), cardList(board), report);
  const ranks = low.cards
    .map((card) => LOW_RANKS.indexOf(card[0]))
    .sort((a, b) => b - a)
    .map((rank) => LOW_RANKS[rank]);
  report.expect(`${what}: ranks`, ranks.join('-'), fact);
}

/** What one hand makes of a board. */
export function evaluateCheck(input: Fields, expected: Fields): Check['run'] {
  const hole = cardsText(input.take('hole', 'hand'));
  const board = cardsText(input.take('board'));
  const args = ['eval', hole, '--board', board, '--game', gameOf(input)];
  const highFact = expected.take<string>('high');
  const lowFact = expected.take<string | null>('low');
  return async (report) => {
    const { high, low } = await omaha8Json<Evaluation>(args, report);
    if (highFact !== undefined) checkHigh('high', high, hole, board, highFact, report);
    if (lowFact !== undefined) checkLow('low', low, hole, board, lowFact, report);
  };
}
