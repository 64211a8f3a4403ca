/** Golden match-ups of known hands in Omaha eight-or-better, all deals counted. */
import type { EquityCase, PlayerFacts } from './cases.ts';

/** The columns of the rows below, after the hand: equity as a fraction, then numbers of deals. */
function facts(
  equity: string,
  scoop: number,
  highWin: number,
  highTie: number,
  lowWin: number,
  lowTie: number,
  threeQuarters: number,
  half: number,
  quarter: number,
  nothing: number,
): PlayerFacts {
  const ways = { highWin, highTie, lowWin, lowTie };
  return { equity, scoop, ...ways, threeQuarters, half, quarter, nothing };
}

type Row = [hand: string, ...facts: Parameters<typeof facts>];

function matchUp(
  symptom: string,
  { board, dead }: { board: string; dead: string },
  { deals, lowMade }: { deals: number; lowMade: number },
  rows: readonly Row[],
): EquityCase {
  const hands = rows.map(([hand]) => hand);
  return {
    id: hands.join(' v '),
    source: 'full enumeration; two C programs and a table program agree on every figure',
    symptom,
    input: { hands, board, dead },
    expected: { deals, lowMade, players: rows.map(([, ...row]) => facts(...row)) },
  };
}

export const MATCH_UPS: readonly EquityCase[] = [
  matchUp(
    'AA23 double suited against KKQJ before the flop',
    { board: '', dead: '' },
    { deals: 1_086_008, lowMade: 605_984 },
    [
      ['AsAh2s3h', '96865/135751', 703_263, 703_263, 0, 605_984, 0, 0, 143_314, 0, 239_431],
      ['KsKdQsJd', '38886/135751', 239_431, 382_745, 0, 0, 0, 0, 143_314, 0, 703_263],
    ],
  ),
  matchUp(
    'A-2-3 against A-2-4 before the flop: shared and counterfeited lows',
    { board: '', dead: '' },
    { deals: 1_086_008, lowMade: 579_744 },
    [
      [
        'As2d3c9h',
        '2112955/4344032',
        92_235,
        209_230,
        537_245,
        194_000,
        310_944,
        197_142,
        501_680,
        149_229,
        145_722,
      ],
      [
        'Ad2c4s9s',
        '2231077/4344032',
        145_722,
        339_533,
        537_245,
        74_800,
        310_944,
        149_229,
        501_680,
        197_142,
        92_235,
      ],
    ],
  ),
  matchUp(
    '8-7-6-5 against AA34 before the flop',
    { board: '', dead: '' },
    { deals: 1_086_008, lowMade: 529_176 },
    [
      ['8s7s6h5h', '788075/2172016', 255_790, 466_195, 0, 122_956, 162, 150, 276_264, 12, 553_792],
      ['AdAc3d4c', '1383941/2172016', 553_792, 619_813, 0, 406_058, 162, 12, 276_264, 150, 255_790],
    ],
  ),
  matchUp(
    'AA23, KKQJ and 9-8-7-6 before the flop',
    { board: '', dead: '' },
    { deals: 658_008, lowMade: 409_952 },
    [
      ['AsAh2s3h', '661741/1316016', 202_708, 247_360, 0, 336_312, 162, 111, 256_133, 51, 199_005],
      ['KsKdQsJd', '287179/1316016', 110_007, 177_172, 0, 0, 0, 0, 67_165, 0, 480_836],
      ['9c8c7d6d', '45887/164502', 72_466, 233_476, 0, 73_478, 162, 42, 222_041, 120, 363_339],
    ],
  ),
  matchUp(
    'a made nut low against top set',
    { board: '8h5c3d', dead: '' },
    { deals: 820, lowMade: 820 },
    [
      ['As2dKhQc', '47/82', 120, 120, 0, 820, 0, 0, 700, 0, 0],
      ['8s8d9h9c', '35/82', 0, 700, 0, 0, 0, 0, 700, 0, 120],
    ],
  ),
  matchUp(
    'a flop on which no low is possible',
    { board: 'KcQd9s', dead: '' },
    { deals: 820, lowMade: 0 },
    [
      ['As2d3h4c', '0/1', 0, 0, 0, 0, 0, 0, 0, 0, 820],
      ['KsKdQhJh', '1/1', 820, 820, 0, 0, 0, 0, 0, 0, 0],
    ],
  ),
  matchUp(
    'a flush draw with two dead cards',
    { board: '6h5h3c', dead: 'Ac4h' },
    { deals: 741, lowMade: 741 },
    [
      ['AhKhQs2d', '349/494', 306, 306, 0, 741, 0, 0, 435, 0, 0],
      ['9h8h7s7c', '145/494', 0, 435, 0, 0, 0, 0, 435, 0, 306],
    ],
  ),
  matchUp(
    'four ways on a wheel flop',
    { board: '3s4d5c', dead: '' },
    { deals: 528, lowMade: 528 },
    [
      ['As2d5hKc', '533/2112', 0, 13, 0, 0, 528, 8, 0, 457, 0],
      ['Ad2c9s9h', '181/704', 0, 18, 0, 0, 528, 18, 0, 447, 0],
      ['Ah3dKsQd', '31/528', 0, 41, 0, 0, 63, 0, 41, 0, 424],
      ['6s6h7c8c', '19/44', 0, 456, 0, 0, 0, 0, 456, 0, 72],
    ],
  ),
  matchUp(
    'rivers that counterfeit a low',
    { board: '4h5c8s9d', dead: '' },
    { deals: 40, lowMade: 40 },
    [
      ['As2dKhQc', '3/5', 11, 11, 0, 37, 0, 0, 26, 0, 3],
      ['Ad3dJhJc', '2/5', 3, 29, 0, 3, 0, 0, 26, 0, 11],
    ],
  ),
  matchUp(
    'six ways with two dead cards',
    { board: '3d4d8h9h', dead: '2c2h' },
    { deals: 22, lowMade: 22 },
    [
      ['AsAh2s3h', '3/8', 0, 6, 0, 0, 21, 6, 0, 15, 1],
      ['KsKdQsJd', '7/88', 0, 3, 1, 0, 0, 0, 3, 1, 18],
      ['9c8c7d6d', '1/8', 0, 5, 1, 0, 0, 0, 5, 1, 16],
      ['Ac2d4c5h', '23/88', 0, 0, 0, 1, 21, 0, 1, 21, 0],
      ['7s6s5s4s', '3/88', 0, 1, 1, 0, 0, 0, 1, 1, 20],
      ['TcTdJhQh', '1/8', 0, 5, 1, 0, 0, 0, 5, 1, 16],
    ],
  ),
  matchUp('two wheels on the river', { board: '3c4s5dTh9h', dead: '' }, { deals: 1, lowMade: 1 }, [
    ['As2dKhQc', '1/2', 0, 0, 1, 0, 1, 0, 1, 0, 0],
    ['Ac2hKdQs', '1/2', 0, 0, 1, 0, 1, 0, 1, 0, 0],
  ]),
  matchUp(
    'a straight flush on the board, which nobody can play',
    { board: '5s6s7s8s9s', dead: '' },
    { deals: 1, lowMade: 1 },
    [
      ['AsKd2h3c', '1/2', 0, 0, 0, 1, 0, 0, 1, 0, 0],
      ['QsQd4h5c', '1/2', 0, 1, 0, 0, 0, 0, 1, 0, 0],
    ],
  ),
  matchUp(
    'a three-way tie both ways',
    { board: '3c4s8dThQh', dead: '' },
    { deals: 1, lowMade: 1 },
    [
      ['As2dKhJc', '1/3', 0, 0, 1, 0, 1, 0, 0, 0, 0],
      ['Ac2hKdJs', '1/3', 0, 0, 1, 0, 1, 0, 0, 0, 0],
      ['Ad2cKsJd', '1/3', 0, 0, 1, 0, 1, 0, 0, 0, 0],
    ],
  ),
  matchUp(
    'five ways: three share the low',
    { board: '3c4s8dThQh', dead: '' },
    { deals: 1, lowMade: 1 },
    [
      ['As2dKhJc', '1/6', 0, 0, 0, 0, 1, 0, 0, 0, 0],
      ['Ac2hKdJs', '1/6', 0, 0, 0, 0, 1, 0, 0, 0, 0],
      ['Ad2cKsJd', '1/6', 0, 0, 0, 0, 1, 0, 0, 0, 0],
      ['3h6d9s9h', '0/1', 0, 0, 0, 0, 0, 0, 0, 0, 1],
      ['5d6hTc8s', '1/2', 0, 1, 0, 0, 0, 0, 1, 0, 0],
    ],
  ),
];
