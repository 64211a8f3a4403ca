/**
 * Hand histories: text of sites and PHH documents to recorded hands and back, and replays of them.
 *
 *     for (const reading of readHands(text)) {
 *       if (reading.status !== 'read') continue;      // why and where: reading.why, reading.line
 *       const { contradictions, result } = replayHand(reading.hand);
 *       console.log(contradictions, result?.seats.map(({ net }) => net));
 *     }
 *
 * `allInValue` says what an all-in of a replay was worth to each seat, and what came of it.
 *
 * `HistoryReader` takes a file line by line and keeps no more of it than one hand. Amounts are whole
 * numbers of `10^-hand.decimals` of the currency, seats are indexes into `hand.seats`.
 */
export { type AllInValue, allInValue, type SeatValue } from './all-in-value.ts';
export { HistoryReader, readHands } from './history-reader.ts';
export { formatMoney } from './money.ts';
export { writeOhh } from './ohh/write.ts';
export { writePhh } from './phh/write.ts';
export type { Reading } from './reading.ts';
export type {
  ActionKind,
  BettingKind,
  PostKind,
  RecordedEvent,
  RecordedHand,
  RecordedRepetition,
  RecordedSeat,
  RecordedStakes,
  Street,
} from './recorded.ts';
export { replayHand } from './replay.ts';
export type { AllIn, Contradiction, Replay, ReplayStep } from './replayed.ts';
