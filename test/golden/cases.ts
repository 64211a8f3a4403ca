/**
 * Golden facts: hands that some program got wrong in public, or that a rule or a real room decided,
 * with the right answer. Each was worked out again by independent evaluators.
 */
import type { Game } from '../reference/index.ts';

/** One fact. */
export interface Case<Input, Expected> {
  id: string;
  /** Where it can be read. */
  source: string;
  /** What is peculiar about it, or went wrong there. */
  symptom: string;
  input: Input;
  expected: Expected;
}

/** Highs and lows are in the short form of `short-forms.ts`. */
export type EvaluateCase = Case<
  { hole: string; board: string },
  { high: string; low: string | null }
>;

/** What is known of one player's deals, see `PlayerCounts` of the reference; equity as a fraction. */
export interface PlayerFacts {
  equity: string;
  scoop: number;
  highWin: number;
  highTie: number;
  lowWin: number;
  lowTie: number;
  threeQuarters?: number;
  half?: number;
  quarter?: number;
  nothing?: number;
}

export type EquityCase = Case<
  { game?: Game; hands: string[]; board: string; dead?: string },
  { deals: number; lowMade: number; players: PlayerFacts[] }
>;

/** The message of the error has this text in it. */
export type InputErrorCase = Case<
  { hole: string; board: string },
  { code: string; message: string }
>;

export const EVALUATE_CASES: readonly EvaluateCase[] = [
  {
    id: 'PHE-21',
    source: 'https://github.com/HenryRLee/PokerHandEvaluator/issues/21',
    symptom:
      'a plain pair was left without a rank; four spades are no flush with two of them in hand',
    input: { hole: 'AsKs5d7c', board: 'Ts7d8h4s2c' },
    expected: { high: 'pair 7AT8', low: '7-5-4-2-A' },
  },
  {
    id: 'PHE-81',
    source: 'https://github.com/HenryRLee/PokerHandEvaluator/issues/81',
    symptom:
      'two pair was doubted: one pair is on the board, and the kicker is the second hole card',
    input: { hole: 'Ks8cJs5c', board: '3s5hQsQd9h' },
    expected: { high: 'two pair Q5K', low: null },
  },
  {
    id: 'HL-1',
    source: 'test suite of a public hand-history converter',
    symptom: 'a wheel of 4-2 in hand and A-5-3 on the board',
    input: { hole: '2s4cKdKh', board: 'Ah3d5cJhQs' },
    expected: { high: 'straight 5', low: '5-4-3-2-A' },
  },
  {
    id: 'HL-2',
    source: 'test suite of a public hand-history converter',
    symptom: 'A-2 in hand and on the board: counterfeited twice, no low',
    input: { hole: 'Ac2cKdQh', board: 'Ah2d7c8h9s' },
    expected: { high: 'two pair A29', low: null },
  },
  {
    id: 'HL-3',
    source: 'test suite of a public hand-history converter',
    symptom: 'two low cards on the board make no low',
    input: { hole: '2s3cKdQh', board: 'Ah4dJcTh9s' },
    expected: { high: 'straight A', low: null },
  },
  {
    id: 'PRED-a',
    source: 'http://www.predictem.com/omaha/counterfeited-lows.php',
    symptom: 'counterfeited ace, a low all the same',
    input: { hole: 'Ac2d4h7s', board: 'Ad5c8h' },
    expected: { high: 'pair A875', low: '8-5-4-2-A' },
  },
  {
    id: 'PRED-b',
    source: 'http://www.predictem.com/omaha/counterfeited-lows.php',
    symptom: 'the next counterfeit improves the low to 7-5-4-2-A',
    input: { hole: 'Ac2d4h7s', board: 'Ad5c8h4s' },
    expected: { high: 'two pair A48', low: '7-5-4-2-A' },
  },
];

export const EQUITY_CASES: readonly EquityCase[] = [
  {
    id: 'POC-8',
    source: 'https://github.com/siavashg87/poker-odds-calc/issues/8',
    symptom: 'three kings in one hand were counted as trips',
    input: { game: 'omahahi', hands: ['5dQsQc7d', 'KdKhAdKs'], board: '2d5cQhJs' },
    expected: {
      deals: 40,
      lowMade: 0,
      players: [
        { equity: '7/8', scoop: 35, highWin: 35, highTie: 0, lowWin: 0, lowTie: 0 },
        { equity: '1/8', scoop: 5, highWin: 5, highTie: 0, lowWin: 0, lowTie: 0 },
      ],
    },
  },
  {
    id: 'PPE-1823',
    source: 'https://github.com/minmax/pypoker-eval bug-1823.py',
    symptom:
      'an unknown hand on a full board was counted wrong; these are the published right counts',
    input: { hands: ['As3s2s6s', '*'], board: 'AdQs2c7c5c' },
    expected: {
      deals: 123_410,
      lowMade: 123_410,
      players: [
        {
          equity: '371733/493640',
          scoop: 69_661,
          highWin: 73_190,
          highTie: 1242,
          lowWin: 109_375,
          lowTie: 5361,
        },
        {
          equity: '121907/493640',
          scoop: 8674,
          highWin: 48_978,
          highTie: 1242,
          lowWin: 8674,
          lowTie: 5361,
        },
      ],
    },
  },
  {
    id: 'EQ-3way',
    source: 'WSOP 2023 event 43, PHH hand 79: all in on the flop, three ways',
    symptom: 'two A-2 hands in a three-way pot on the flop',
    input: { hands: ['Ah7s6d2d', 'KcQc3s2h', 'AcKsQd2s'], board: '4s3hQh' },
    expected: {
      deals: 666,
      lowMade: 476,
      players: [
        { equity: '1211/3996', scoop: 0, highWin: 126, highTie: 0, lowWin: 84, lowTie: 392 },
        { equity: '1289/3996', scoop: 82, highWin: 299, highTie: 55, lowWin: 0, lowTie: 14 },
        { equity: '374/999', scoop: 75, highWin: 186, highTie: 55, lowWin: 0, lowTie: 392 },
      ],
    },
  },
];

export const INPUT_ERROR_CASES: readonly InputErrorCase[] = [
  {
    id: 'PS-10',
    source: 'https://github.com/goldfire/pokersolver/issues/10',
    symptom: 'a card of a suit that does not exist was accepted',
    input: { hole: 'AhAcJd3c2f', board: '4s5s6s' },
    expected: { code: 'bad-card', message: 'invalid suit f in card "2f"' },
  },
];
