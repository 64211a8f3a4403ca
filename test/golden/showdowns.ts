/**
 * Golden showdowns: who wins, with what, which share of the pot and how much of the money.
 *
 * No real hand in here was paid otherwise than the rule says: all agree to the cent.
 */
import type { Case } from './cases.ts';

/** As `showdown` takes it. Seat 1 is the first left of the button; null is a folded seat. */
export interface ShowdownInput {
  board: string;
  hands: (string | null)[];
  pot?: number;
  bets?: number[];
  chip?: number;
  rake?: number;
}

/** In seat order, or lists of seats. Highs and lows are in the short form of `short-forms.ts`. */
export interface ShowdownFacts {
  highs?: string[];
  lows?: (string | null)[];
  highWinners?: number[];
  lowWinners?: number[];
  /** Shares of the pot, odd chips aside. */
  shares?: string[];
  pots?: { amount: number; eligible: number[]; paid: number[] }[];
  /** What each seat takes back in all, an uncalled bet included. */
  payouts?: number[];
}

export type ShowdownCase = Case<ShowdownInput, ShowdownFacts>;

export const SHOWDOWN_CASES: readonly ShowdownCase[] = [
  {
    id: 'CR-2',
    source: 'https://github.com/cardrank/cardrank/issues/2',
    symptom: 'five hole cards make 100 hands of five, still two and three',
    input: { board: 'Kh4c9c3c5s', hands: ['ThAcTcTdAs', '3hAhJcTs9s'] },
    expected: {
      highs: ['flush AT943', 'two pair 93K'],
      lows: [null, null],
      highWinners: [1],
      lowWinners: [],
      shares: ['1', '0'],
    },
  },
  {
    id: 'PTH-369',
    source: 'https://github.com/pokerth/pokerth/issues/369',
    symptom: 'the steel wheel lost to a six-high straight',
    input: { board: '3d4d5dQsJs', hands: ['AdKh2dKs', '2h6cTcTh'] },
    expected: {
      highs: ['straight flush 5', 'straight 6'],
      lows: ['5-4-3-2-A', '6-5-4-3-2'],
      highWinners: [1],
      lowWinners: [1],
      shares: ['1', '0'],
    },
  },
  {
    id: 'ISH-34',
    source: 'https://github.com/ishikota/PyPokerEngine/pull/34',
    symptom: 'three pairs to choose from: 7-4 was played in place of 8-7',
    input: { board: '4d8s4h7d8c', hands: ['7sKc5dQh', 'Ac3h3sJd'] },
    expected: {
      highs: ['two pair 87K', 'two pair 837'],
      lows: [null, '8-7-4-3-A'],
      highWinners: [1],
      lowWinners: [2],
      shares: ['1/2', '1/2'],
    },
  },
  {
    id: 'DEU-5',
    source: 'https://github.com/worldveil/deuces/issues/5',
    symptom: 'equal hands: the smaller index was declared the winner; 101 leaves an odd chip',
    input: { board: '9s2h6d7s4c', hands: ['8cQsKdJc', '8dQcKsJh'], pot: 101 },
    expected: {
      highs: ['high card KQ976', 'high card KQ976'],
      lows: [null, null],
      highWinners: [1, 2],
      lowWinners: [],
      shares: ['1/2', '1/2'],
      payouts: [51, 50],
    },
  },
  {
    id: 'HL-4',
    source: 'test suite of a public hand-history converter',
    symptom: 'lows are compared from the top card down',
    input: { board: 'Ah5d7c3hTs', hands: ['2s6cKdQh', '2c8hKhQc'] },
    expected: {
      highs: ['high card AKQT7', 'high card AKQT7'],
      lows: ['6-5-3-2-A', '8-5-3-2-A'],
      highWinners: [1, 2],
      lowWinners: [1],
      shares: ['3/4', '1/4'],
    },
  },
  {
    id: 'SE-7',
    source: 'https://poker.stackexchange.com/questions/7',
    symptom: 'a deuce on the board counterfeits A-2: the live trey wins the low',
    input: { board: '2h5s6d7c9h', hands: ['Ac2dJhQs', 'Ad3cTsKh'] },
    expected: {
      highs: ['pair 2A97', 'high card AK976'],
      lows: ['7-6-5-2-A', '6-5-3-2-A'],
      highWinners: [1],
      lowWinners: [2],
      shares: ['1/2', '1/2'],
    },
  },
  {
    id: 'OHL-fl',
    source: 'http://www.omaha-hi-lo-poker.co.uk/hand-rankings-low.asp',
    symptom: 'five low hearts are a flush and a low: both halves with the same five cards',
    input: { board: '6h7h8hKcJd', hands: ['2h4hKsQd', 'AcAdJsTh'] },
    expected: {
      highs: ['flush 87642', 'pair AKJ8'],
      lows: ['8-7-6-4-2', null],
      highWinners: [1],
      lowWinners: [1],
      shares: ['1', '0'],
    },
  },
  {
    id: 'HM-2',
    source: 'https://www.thehendonmob.com/guide/omaha-hi-lo/the-deal',
    symptom: 'two wheels, but the eight-high straight beats the six-high one: 15 and 5 of 20',
    input: { board: 'Ad2c4s5h6c', hands: ['As3d8h7c', '3c4hKs5d'], pot: 20 },
    expected: {
      highs: ['straight 8', 'straight 6'],
      lows: ['5-4-3-2-A', '5-4-3-2-A'],
      highWinners: [1],
      lowWinners: [1, 2],
      shares: ['3/4', '1/4'],
      payouts: [15, 5],
    },
  },
  {
    id: 'PRM-b',
    source: 'https://www.primidi.com/counterfeit_poker/omaha_hold_em',
    symptom: 'the deuce on the turn counterfeits A-2; A-3 takes the low, a straight flush the high',
    input: { board: '6h7h8h2cKc', hands: ['As3cJdQd', 'Ac2d9dJs', '9hThKhAh'] },
    expected: {
      highs: ['high card AKQ87', 'pair 2AK8', 'straight flush T'],
      lows: ['7-6-3-2-A', '8-7-6-2-A', null],
      highWinners: [3],
      lowWinners: [1],
      shares: ['1/2', '0', '1/2'],
    },
  },
  {
    id: 'CARO-3',
    source: 'https://www.poker1.com/archives/6058',
    symptom: "a straight of low cards on the board is nobody's, high or low",
    input: { board: '4h5s6d7c8h', hands: ['KcKdQhJs', 'AcAdTsTh', '2c3dKsQd'] },
    expected: {
      highs: ['pair K876', 'pair A876', 'straight 6'],
      lows: [null, null, '6-5-4-3-2'],
      highWinners: [3],
      lowWinners: [3],
      shares: ['0', '0', '1'],
    },
  },
  {
    id: 'OC-4',
    source: '"omahacomp" programming exercise, reference output in a public README',
    symptom: 'two pair on the board may not be played: one pair each, the kicker decides',
    input: { board: 'AdAs3c3d5d', hands: ['Qh4dTc8s', 'Qc8c7d2h'] },
    expected: {
      highs: ['pair AQT5', 'pair AQ85'],
      lows: ['8-5-4-3-A', '7-5-3-2-A'],
      highWinners: [1],
      lowWinners: [2],
      shares: ['1/2', '1/2'],
    },
  },
  {
    id: 'OC-5',
    source: '"omahacomp" programming exercise, reference output in a public README',
    symptom: 'two wheels for the low, the better straight takes the high',
    input: { board: 'Kd4hKh5s3c', hands: ['Ah2sQd9s', 'Ac2d6sJh'] },
    expected: {
      highs: ['straight 5', 'straight 6'],
      lows: ['5-4-3-2-A', '5-4-3-2-A'],
      highWinners: [2],
      lowWinners: [1, 2],
      shares: ['1/4', '3/4'],
    },
  },
  {
    id: 'OC-6',
    source: '"omahacomp" programming exercise, reference output in a public README',
    symptom: 'the same hand twice: a tie both ways',
    input: { board: 'Kd4hKh5s3c', hands: ['Ah2sQd9s', 'Ac2dAsJh'] },
    expected: {
      highs: ['straight 5', 'straight 5'],
      lows: ['5-4-3-2-A', '5-4-3-2-A'],
      highWinners: [1, 2],
      lowWinners: [1, 2],
      shares: ['1/2', '1/2'],
    },
  },
  {
    id: 'OC-8',
    source: '"omahacomp" programming exercise, reference output in a public README',
    symptom: 'an ace and a six on the board counterfeit A-6-4',
    input: { board: 'Js3h9cAs6c', hands: ['6dKhAc4d', 'Jh2sAh8h'] },
    expected: {
      highs: ['two pair A6J', 'two pair AJ9'],
      lows: [null, '8-6-3-2-A'],
      highWinners: [2],
      lowWinners: [2],
      shares: ['0', '1'],
    },
  },
  {
    id: 'PSV-25',
    source:
      'https://github.com/andrewprock/pokerstove OmahaEightHandEvaluator.test.cpp, ThreeQuartered',
    symptom: 'the low tied, the high lost to the same two clubs that tie the low',
    input: { board: 'Ac2d6cKcJs', hands: ['4h3dQhTc', '4c3cKhQd'] },
    expected: {
      highs: ['straight A', 'flush AK643'],
      lows: ['6-4-3-2-A', '6-4-3-2-A'],
      highWinners: [2],
      lowWinners: [1, 2],
      shares: ['1/4', '3/4'],
    },
  },
  {
    id: 'PPE-w',
    source: 'https://github.com/minmax/pypoker-eval test.py',
    symptom: '7-7-7-3-2: a full house for the high, 8-6 makes the one low',
    input: { board: '7h3s2c7s7d', hands: ['TcAcKsKc', 'ThAhQsQc', '8c6hJsJc'] },
    expected: {
      highs: ['full house 7K', 'full house 7Q', 'full house 7J'],
      lows: [null, null, '8-7-6-3-2'],
      highWinners: [1],
      lowWinners: [3],
      shares: ['1/2', '0', '1/2'],
    },
  },
  {
    id: 'WSOP-sep',
    source: 'WSOP live action rules 2023, rule 149 (cards and amounts ours)',
    symptom: 'two quartered players in two pots: each pot leaves its own odd chip',
    input: {
      board: '3h5d8cKh7s',
      hands: ['Ac2hJcJs', 'As2dTcTd', null, 'KcKsQdJd'],
      bets: [22, 22, 3, 9],
    },
    expected: {
      pots: [
        { amount: 30, eligible: [1, 2, 4], paid: [8, 7, 0, 15] },
        { amount: 26, eligible: [1, 2], paid: [20, 6, 0, 0] },
      ],
      payouts: [28, 13, 0, 15],
    },
  },
  {
    id: 'FTP-unit',
    source: 'Full Tilt Poker, fixed-limit Omaha Hi/Lo, a real hand',
    symptom: 'the odd chip is of five cents: 3.90 and 3.85, not 3.88 and 3.87',
    input: { board: '2h3cJhKh8d', hands: ['5d3h4cKd', '9cQhAhJs'], pot: 7.75, chip: 0.05 },
    expected: {
      highs: ['two pair K3J', 'flush AKQJ2'],
      lows: ['8-5-4-3-2', null],
      highWinners: [2],
      lowWinners: [1],
      shares: ['1/2', '1/2'],
      payouts: [3.85, 3.9],
    },
  },
  {
    id: 'FTP-unit-rake',
    source: 'Full Tilt Poker, fixed-limit Omaha Hi/Lo, a real hand',
    symptom: 'the same hand with its rake of 0.25 out of 8',
    input: { board: '2h3cJhKh8d', hands: ['5d3h4cKd', '9cQhAhJs'], pot: 8, chip: 0.05, rake: 0.25 },
    expected: {
      highs: ['two pair K3J', 'flush AKQJ2'],
      lows: ['8-5-4-3-2', null],
      highWinners: [2],
      lowWinners: [1],
      shares: ['1/2', '1/2'],
      payouts: [3.85, 3.9],
    },
  },
  {
    id: 'STARS-q',
    source: 'PokerStars, no-limit Omaha Hi/Lo, a real hand',
    symptom:
      'quartered with an odd cent in the low half: it goes to the first seat left of the button',
    input: { board: '5sKc6dTc7c', hands: ['4sAs4d3h', 'Ad3s9c5c'], pot: 1910 },
    expected: {
      highs: ['straight 7', 'flush KT975'],
      lows: ['7-6-5-3-A', '7-6-5-3-A'],
      highWinners: [2],
      lowWinners: [1, 2],
      shares: ['1/4', '3/4'],
      payouts: [478, 1432],
    },
  },
  {
    id: 'STARS-side',
    source: 'PokerStars, fixed-limit Omaha Hi/Lo $300/$600, a real hand without its dead money',
    symptom: 'the best high is all in: it wins the main pot and not the side pot',
    input: {
      board: '9hTs8d5h4h',
      hands: ['9c5c2dAh', 'Qs6h6s8h', '3cTh2cQh'],
      bets: [3858, 3858, 1758],
    },
    expected: {
      pots: [
        { amount: 5274, eligible: [1, 2, 3], paid: [2637, 0, 2637] },
        { amount: 4200, eligible: [1, 2], paid: [2100, 2100, 0] },
      ],
      payouts: [4737, 2100, 2637],
    },
  },
  {
    id: 'STARS-35',
    source: 'PokerStars, no-limit Omaha Hi/Lo tournament, a real hand',
    symptom: 'three eights on the board tie the high; the low makes it three-quarters',
    input: { board: '8s8h3h8c2s', hands: ['2c6h9sAs', '5hAh9d2h'], pot: 3392 },
    expected: {
      highs: ['trips 8A9', 'trips 8A9'],
      lows: ['8-6-3-2-A', '8-5-3-2-A'],
      highWinners: [1, 2],
      lowWinners: [2],
      shares: ['1/4', '3/4'],
      payouts: [848, 2544],
    },
  },
  {
    id: 'BOV-1',
    source: 'Bovada, pot-limit Omaha Hi/Lo, a real hand',
    symptom: 'two odd cents in one pot: one to the high half, one inside it',
    input: { board: '6c2d8c3sTc', hands: ['9d8h2s7d', '5s3dAd7s', '8s7c9hTs'], pot: 1281 },
    expected: {
      highs: ['straight T', 'pair 3AT8', 'straight T'],
      lows: ['8-7-6-3-2', '6-5-3-2-A', '8-7-6-3-2'],
      highWinners: [1, 3],
      lowWinners: [2],
      shares: ['1/4', '1/2', '1/4'],
      payouts: [321, 640, 320],
    },
  },
  {
    id: 'BOV-LOW',
    source: 'Bovada, Omaha Hi/Lo tournament, a real hand',
    symptom: 'one pair of sevens each: one kicker wins the high, another the low',
    input: { board: 'Js7s5s3d9d', hands: ['7h2sKc8h', '2cTd6h7c'], pot: 60 },
    expected: {
      highs: ['pair 7KJ9', 'pair 7JT9'],
      lows: ['8-7-5-3-2', '7-6-5-3-2'],
      highWinners: [1],
      lowWinners: [2],
      shares: ['1/2', '1/2'],
      payouts: [30, 30],
    },
  },
  {
    id: 'PKR-tie',
    source: 'PKR, pot-limit Omaha Hi/Lo, a real hand',
    symptom: 'a tie both ways; the room paid it in four equal lines',
    input: { board: '3d2c8sAc4h', hands: ['9d5d7h3s', 'AhKd7d5h'], pot: 13_900 },
    expected: {
      highs: ['straight 5', 'straight 5'],
      lows: ['5-4-3-2-A', '5-4-3-2-A'],
      highWinners: [1, 2],
      lowWinners: [1, 2],
      shares: ['1/2', '1/2'],
      payouts: [6950, 6950],
    },
  },
  {
    id: 'WPN-RIT2',
    source: 'Winning Poker Network, pot-limit Omaha Hi/Lo run twice, a real second board',
    symptom: 'no low is possible: the straight scoops',
    input: { board: '6c9sJh8c6s', hands: ['Ac4d2d2h', 'Ad7s2cTh'], pot: 12_300 },
    expected: {
      highs: ['two pair 62J', 'straight J'],
      lows: [null, null],
      highWinners: [2],
      lowWinners: [],
      shares: ['0', '1'],
      payouts: [0, 12_300],
    },
  },
  {
    id: 'WPN-disc',
    source: 'Winning Poker Network, pot-limit Omaha Hi/Lo, a real hand before rake',
    symptom: 'money of two folded players in the main pot; the room printed a low of six cards',
    input: {
      board: '6d7h3h2c2h',
      hands: ['Ac8cKh7s', 'Ts4c9c9h', '4h4sKs6h', null, null],
      bets: [12_000, 12_000, 8000, 8000, 8000],
    },
    expected: {
      pots: [
        { amount: 40_000, eligible: [1, 2, 3], paid: [20_000, 0, 20_000, 0, 0] },
        { amount: 8000, eligible: [1, 2], paid: [4000, 4000, 0, 0, 0] },
      ],
      payouts: [24_000, 4000, 20_000, 0, 0],
    },
  },
  {
    id: 'WPN-disc-rake',
    source: 'Winning Poker Network, pot-limit Omaha Hi/Lo, a real hand as it was paid',
    symptom: 'the same hand with its rake of 3, all of it out of the main pot',
    input: {
      board: '6d7h3h2c2h',
      hands: ['Ac8cKh7s', 'Ts4c9c9h', '4h4sKs6h', null, null],
      bets: [120, 120, 80, 80, 80],
      chip: 0.01,
      rake: 3,
    },
    expected: {
      pots: [
        { amount: 400, eligible: [1, 2, 3], paid: [198.5, 0, 198.5, 0, 0] },
        { amount: 80, eligible: [1, 2], paid: [40, 40, 0, 0, 0] },
      ],
      payouts: [238.5, 40, 198.5, 0, 0],
    },
  },
  {
    id: 'MG-flag',
    source: 'Microgaming, pot-limit Omaha Hi/Lo, a real hand',
    symptom: 'the room marks both players as low winners; the cards say one each',
    input: { board: '6s8s3cJhJc', hands: ['5h9sKs2s', '2d3dKd6c'], pot: 346 },
    expected: {
      highs: ['pair JK98', 'two pair J6K'],
      lows: ['8-6-5-3-2', null],
      highWinners: [2],
      lowWinners: [1],
      shares: ['1/2', '1/2'],
      payouts: [173, 173],
    },
  },
  {
    id: 'PTS-18',
    source: 'https://github.com/claudijo/poker-ts/pull/18',
    symptom: 'a player who is all in was dropped from pots that they paid into',
    input: {
      board: '4d5cKhQs8h',
      hands: ['QcQdJhTh', '9h9d8s7s', 'As2s3hKd'],
      bets: [300, 300, 100],
    },
    expected: {
      pots: [
        { amount: 300, eligible: [1, 2, 3], paid: [150, 0, 150] },
        { amount: 400, eligible: [1, 2], paid: [400, 0, 0] },
      ],
      payouts: [550, 0, 150],
    },
  },
  {
    id: 'RLC-286',
    source: 'https://github.com/datamllab/rlcard/pull/286',
    symptom: 'second best at the table, best in the side pot, and judged a loser there',
    input: {
      board: '4s5d9c9sQd',
      hands: ['KcKs6d7d', 'KhKd6s7s', 'AhAd2h3h', null],
      bets: [200, 200, 50, 20],
    },
    expected: {
      pots: [
        { amount: 170, eligible: [1, 2, 3], paid: [0, 0, 170, 0] },
        { amount: 300, eligible: [1, 2], paid: [150, 150, 0, 0] },
      ],
      payouts: [150, 150, 170, 0],
    },
  },
  {
    id: 'FPDB-289',
    source: 'https://github.com/jejellyroll-fr/fpdb-3/pull/289 (a real PokerStars hand)',
    symptom: 'the best high of all is the short stack: winners are found pot by pot',
    input: {
      board: 'AsKs6d2cAc',
      hands: ['3h6h3c2h', '8c7c6sKd', '5hKcAdQc'],
      bets: [949, 949, 330],
    },
    expected: {
      pots: [
        { amount: 990, eligible: [1, 2, 3], paid: [0, 495, 495] },
        { amount: 1238, eligible: [1, 2], paid: [0, 1238, 0] },
      ],
      payouts: [0, 1733, 495],
    },
  },
  {
    id: 'MON-27',
    source: 'PokerStars, Omaha Hi/Lo tournament, the main pot of a real hand',
    symptom: 'one high winner, two quartered for the low',
    input: { board: '5hAh7dKdQc', hands: ['8d7s7cAd', 'Qh4s2s4d', '2cAs4cJh'], pot: 1520 },
    expected: {
      highs: ['trips 7AK', 'pair QAK4', 'pair AKQJ'],
      lows: [null, '7-5-4-2-A', '7-5-4-2-A'],
      highWinners: [1],
      lowWinners: [2, 3],
      shares: ['1/2', '1/4', '1/4'],
      payouts: [760, 380, 380],
    },
  },
  {
    id: 'PHH-81',
    source: 'WSOP 2023 event 43, PHH hand 81',
    symptom: 'a flush with a low against a full house: half each',
    input: { board: '7c6cQh5c6h', hands: ['Ac9h8h2c', 'Th7h7d5d'] },
    expected: {
      highs: ['flush A7652', 'full house 76'],
      lows: ['7-6-5-2-A', null],
      highWinners: [2],
      lowWinners: [1],
      shares: ['1/2', '1/2'],
    },
  },
];
