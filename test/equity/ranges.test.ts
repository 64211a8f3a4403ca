import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { combinationsOf } from '../../src/equity/choices/combinations.ts';
import { type EquityOptions, equity } from '../../src/equity/equity.ts';
import { parseJob } from '../../src/equity/read-job.ts';
import type { Equity } from '../../src/equity/result.ts';
import { EquityPool } from '../../src/equity/threads/pool.ts';
import { parseRange } from '../../src/ranges/range.ts';
import { effort } from '../effort.ts';
import { type Card, combinations, deckWithout, readCards } from '../reference/cards.ts';
import { enumerateRanges, type RangeSpot, type Weigh } from './direct-ranges.ts';

const RANKS = '23456789TJQKA';

/** How many cards of a hand have a rank. */
const ranks = (hand: readonly Card[], letter: string): number =>
  hand.filter(({ rank }) => RANKS[rank - 2] === letter).length;

const suitCounts = (hand: readonly Card[]): number[] =>
  [...'cdhs'].map((suit) => hand.filter((card) => card.suit === suit).length);

const all = (test: (hand: readonly Card[]) => boolean): Weigh => {
  return (hand) => (test(hand) ? 1 : 0);
};
const pair = (letter: string) => all((hand) => ranks(hand, letter) >= 2);
const pairWith = (letter: string, other: string) =>
  all((hand) => ranks(hand, letter) >= 2 && ranks(hand, other) >= 1);
const has = (letters: string) => all((hand) => [...letters].every((one) => ranks(hand, one) >= 1));
const doubleSuited = (hand: readonly Card[]): boolean =>
  suitCounts(hand).filter((count) => count >= 2).length >= 2;
const any: Weigh = () => 1;
const hand = (text: string): Weigh => {
  const wanted = readCards(text).map(({ rank, suit }) => rank + suit);
  return all((cards) => cards.every(({ rank, suit }) => wanted.includes(rank + suit)));
};
const text = (cards: readonly Card[]): string =>
  cards.map(({ rank, suit }) => RANKS[rank - 2] + suit).join('');

/** Both of two cards, whatever the others are. */
function both(two: string): Weigh {
  const wanted = readCards(two);
  return all((cards) =>
    wanted.every(({ rank, suit }) =>
      cards.some((card) => card.rank === rank && card.suit === suit),
    ),
  );
}

/** What is out of play so that only these cards are in it. */
const without = (live: string): Card[] => deckWithout(readCards(live));

/** Flops of a deck that match, and turns and rivers behind them. */
function boardsOf(
  deck: readonly Card[],
  flop: (cards: readonly Card[]) => boolean,
  ...next: ((card: Card, flop: readonly Card[]) => boolean)[]
): Card[][] {
  return next.reduce<Card[][]>(
    (boards, test) =>
      boards.flatMap((board) =>
        deck
          .filter((card) => !board.includes(card) && test(card, board.slice(0, 3)))
          .map((card) => [...board, card]),
      ),
    [...combinations(deck, 3)].filter(flop),
  );
}

interface Spot extends RangeSpot {
  name: string;
  options: EquityOptions;
}

/** A spot of a short deck: the cards named are all that there are. */
function short(
  name: string,
  live: string,
  options: EquityOptions,
  spot: Omit<RangeSpot, 'gone'>,
): Spot {
  const gone = without(live);
  return { name, options: { ...options, dead: text(gone) }, ...spot, gone };
}

const BIG = 'AsAhAdAcKsKhKdKc2s2h3s3h4d5d5c8c';
const SMALL = 'AsAhAdKsKhKd2s2h3d4d5c8c9s';
/** Enough for two players. */
const SHORT = 'AsAhKsKhQdQc2s3h4d5c8s7h9sJd';
const RIVER = '7s8h5cKdQs';
const FLOP = '7s8h5c';

const SPOTS: readonly Spot[] = [
  short(
    'aces and kings on a river',
    `${BIG}7s8hQsTc`,
    { hands: ['AA', 'KK'], board: RIVER },
    { hands: [pair('A'), pair('K')], boards: [readCards(RIVER)] },
  ),
  short(
    'a known hand against a range, on a flop',
    `${SMALL}${FLOP}`,
    { hands: ['AsKs2s3d', 'A2'], board: FLOP },
    { hands: [hand('AsKs2s3d'), has('A2')], boards: [readCards(FLOP)] },
  ),
  short(
    'weights',
    `${SMALL}${FLOP}Th`,
    { hands: ['AA@50,KK', 'A2@25,A3@10,KK'], board: `${FLOP}Th` },
    {
      hands: [
        (cards) => (ranks(cards, 'K') >= 2 ? 2 : pair('A')(cards)),
        (cards) => (ranks(cards, 'K') >= 2 ? 20 : has('A2')(cards) * 5 || has('A3')(cards) * 2),
      ],
      boards: [readCards(`${FLOP}Th`)],
    },
  ),
  short(
    'three ranges',
    `${SMALL}${FLOP}ThJd`,
    { hands: ['AA', 'KK@50,22', 'A2:$ds,3'], board: `${FLOP}Th`, exact: true },
    {
      hands: [
        pair('A'),
        (cards) => (pair('2')(cards) ? 2 : pair('K')(cards)),
        all((cards) => (has('A2')(cards) === 1 && doubleSuited(cards)) || ranks(cards, '3') > 0),
      ],
      boards: [readCards(`${FLOP}Th`)],
    },
  ),
  short(
    'any hand beside ranges',
    `AsAhAdKsKh2s2h3d4d8c9s4c${FLOP}ThJd`,
    { hands: ['AA', '*', 'KsKh'], board: `${FLOP}ThJd`, exact: true },
    { hands: [pair('A'), any, both('KsKh')], boards: [readCards(`${FLOP}ThJd`)] },
  ),
  short(
    'before the flop',
    SHORT,
    { hands: ['AA:$ds', 'KK'] },
    {
      hands: [all((cards) => pair('A')(cards) === 1 && doubleSuited(cards)), pair('K')],
    },
  ),
  short(
    'highs only',
    `${SMALL}${FLOP}`,
    { hands: ['AA:$ds', 'KK2'], board: FLOP, game: 'omahahi' },
    {
      hands: [
        all((cards) => pair('A')(cards) === 1 && doubleSuited(cards)),
        all((cards) => ranks(cards, 'K') >= 2 && ranks(cards, '2') >= 1),
      ],
      boards: [readCards(FLOP)],
      game: 'omahahi',
    },
  ),
  short(
    'five cards',
    `${SMALL}${FLOP}Th`,
    { hands: ['AAK', 'A2:$ds'], board: `${FLOP}Th`, cards: 5 },
    {
      hands: [
        all((cards) => ranks(cards, 'A') >= 2 && ranks(cards, 'K') >= 1),
        all((cards) => has('A2')(cards) === 1 && doubleSuited(cards)),
      ],
      boards: [readCards(`${FLOP}Th`)],
      cards: 5,
    },
  ),
  short(
    'six cards',
    `${SMALL}${FLOP}ThJd`,
    { hands: ['AAKK', 'A23'], board: `${FLOP}ThJd`, cards: 6 },
    {
      hands: [all((cards) => ranks(cards, 'A') >= 2 && ranks(cards, 'K') >= 2), has('A23')],
      boards: [readCards(`${FLOP}ThJd`)],
      cards: 6,
    },
  ),
  short(
    'a board of two suits',
    SHORT,
    { hands: ['AA4', 'KsKh2s3h'], board: 'wwx' },
    {
      hands: [pairWith('A', '4'), hand('KsKh2s3h')],
      boards: boardsOf(
        readCards(SHORT),
        (cards) => suitCounts(cards).filter((count) => count > 0).length === 2,
      ),
    },
  ),
  short(
    'a board of low cards',
    SHORT,
    { hands: ['AA9', 'KK3'], exact: true, board: '$L$L$L' },
    {
      hands: [pairWith('A', '9'), pairWith('K', '3')],
      boards: boardsOf(readCards(SHORT), (cards) =>
        cards.every(({ rank }) => rank <= 8 || rank === 14),
      ),
    },
  ),
  short(
    'a board with a turn',
    SHORT,
    { hands: ['AsKs2s3h', 'QQ4'], board: '***A' },
    {
      hands: [hand('AsKs2s3h'), pairWith('Q', '4')],
      boards: boardsOf(
        readCards(SHORT),
        () => true,
        ({ rank }) => rank === 14,
      ),
    },
  ),
  short(
    'a board with turn and river, and a card of its own',
    SHORT,
    { hands: ['AA9', 'KK3'], exact: true, board: '8s$L$LQ*' },
    {
      hands: [pairWith('A', '9'), pairWith('K', '3')],
      boards: boardsOf(
        readCards(SHORT),
        (cards) =>
          cards.some(({ rank, suit }) => rank === 8 && suit === 's') &&
          cards.every(({ rank }) => rank <= 8 || rank === 14),
        ({ rank }) => rank === 12,
        () => true,
      ),
    },
  ),
  {
    name: 'dead cards by pattern',
    options: { hands: ['KsKdQ9', 'A2s3h'], board: RIVER.replace('Kd', '4c'), dead: 'QQ' },
    hands: [
      all((cards) => both('KsKd')(cards) === 1 && ranks(cards, 'Q') >= 1 && ranks(cards, '9') >= 1),
      all((cards) => both('2s3h')(cards) === 1 && ranks(cards, 'A') >= 1),
    ],
    boards: [readCards(RIVER.replace('Kd', '4c'))],
    dead: [...combinations(readCards('QsQhQdQc'), 2)],
  },
];

describe('exact equity of ranges', () => {
  it.each(SPOTS)('is that of every combination of hands on every board: $name', async (spot) => {
    const result = await equity(spot.options);
    const direct = enumerateRanges(spot);
    expect(result.method).toBe('exact');
    expect({ deals: result.deals, lowMade: result.lowMade }).toEqual({
      deals: direct.deals,
      lowMade: direct.lowMade,
    });
    result.players.forEach((player, i) => {
      const { equity: share, ...counts } = direct.players[i];
      expect(player).toMatchObject(counts);
      expect(player.equity).toBeCloseTo(share[0] / share[1], 14);
      expect(player.standardError).toBe(0);
    });
  });
});

/** A result without what no two runs share. */
function counts({ elapsedMs: _, threads: __, ...rest }: Equity) {
  return rest;
}

describe('ranges', () => {
  it('do not care how suits are called', async () => {
    const spot = (s: string) => ({
      hands: [`A${s[0]}A${s[1]},K${s[0]}K${s[2]}@30`, `A${s[2]}2${s[0]}3`],
      board: `7${s[0]}8${s[1]}5${s[2]}K${s[3]}`,
    });
    const { deals, lowMade, players } = await equity(spot('shdc'));
    for (const suits of ['hsdc', 'cdhs', 'dcsh']) {
      const renamed = await equity(spot(suits));
      expect({ deals: renamed.deals, lowMade: renamed.lowMade }).toEqual({ deals, lowMade });
      expect(renamed.players.map(({ shares }) => shares)).toEqual(
        players.map(({ shares }) => shares),
      );
    }
  });

  it('stand for all combinations that renamed suits make of them', async () => {
    const alike = await parseJob({ hands: ['AKQJ', 'A234'] });
    const few = combinationsOf(alike);
    // 24 renamings: each class has at most so many.
    const totalWeight = Number(few.totalWeight);
    expect(few.count * 24).toBeGreaterThanOrEqual(totalWeight);
    expect(few.count).toBeLessThan(totalWeight / 20);
    expect(totalWeight).toBe(256 * 192);
  });

  it('count with the least whole weights that say the same', async () => {
    // All play their first hands: whatever else they might play needs the king of spades, which hand 1 has.
    const hands = [
      'KsQsJd9d@33.33,KsQsJd8d@0.01',
      'AsAh2s3h@99.99,KsKh2c3c@0.01',
      'AdAc2d3d@99.99,KsKc4c4d@0.01',
      'ThTd9h9c@77.77,KsKc5d5h@0.01',
      'JsJh7d6d@99.99,KsKc6c6h@0.01',
    ];
    const { method, deals } = await equity({ hands, board: '7s8h5cKd2h', exact: true });
    expect(method).toBe('exact');
    expect(deals).toBe(3333 + 1);
    // 9999^4 x 7777 passes 2^53: so would deals, by those hands.
    const turn = await equity({ hands, board: '7s8h5cKd', exact: true });
    expect(turn.deals % 3334).toBe(0);
  });

  it('that are the same win the same', async () => {
    const exact = await equity({ hands: ['A2@50,KK', 'A2@50,KK'], board: '7s8h5cKdQs' });
    expect(exact.method).toBe('exact');
    for (const { equity: share } of exact.players) expect(share).toBe(0.5);
    expect(exact.players[0].shares).toEqual(exact.players[1].shares);
    const three = await equity({ hands: ['15%', '15%', '15%'], trials: 24_000 });
    for (const { equity: share, standardError } of three.players) {
      expect(Math.abs(share - 1 / 3)).toBeLessThan(4 * standardError);
    }
  });

  describe('on several threads', () => {
    let pools: EquityPool[];
    beforeAll(() => {
      pools = [2, 3].map((threads) => new EquityPool({ threads }));
    });
    afterAll(() => Promise.all(pools.map((pool) => pool.close())));

    it.each<EquityOptions>([
      { hands: ['AA@50,KK', 'A2'], board: '7s8h5cKd' },
      { hands: ['A2:$ds', '15%'], trials: effort(72_001, 150_001) },
      { hands: Array<string>(9).fill('15%'), trials: effort(30_001, 72_001) },
      { hands: ['AsAh2s3h', 'KK:$ds'], board: 'wwx', trials: 50_000 },
    ])('have the same counts as on one: %j', async (options) => {
      const one = counts(await equity({ ...options, threads: 1 }));
      for (const pool of pools) expect(counts(await equity({ ...options, pool }))).toEqual(one);
    });
  });

  it('are sampled and counted as asked', async () => {
    const hands = ['AA:$ds', 'KK:$ds'];
    const board = '7s8h5cKd';
    const sampled = await equity({ hands, board, precision: 0.001 });
    expect(sampled.method).toBe('exact');
    const wide = await equity({ hands: ['15%', '15%'], precision: 0.002 });
    expect(wide.method).toBe('monte-carlo');
    for (const { standardError } of wide.players) expect(standardError).toBeLessThanOrEqual(0.002);
    expect((await equity({ hands, board, trials: 777 })).deals).toBe(777);
  });

  it('that take long can be interrupted', async () => {
    /** Aborts as soon as something has been counted. */
    const soon = () => {
      const controller = new AbortController();
      return { signal: controller.signal, onProgress: () => controller.abort(), threads: 1 };
    };
    const cut = await equity({ hands: ['15%', '15%', '15%'], trials: 1e9, ...soon() });
    expect(cut.interrupted).toBe(true);
    expect(cut.deals).toBeLessThan(1e9);
    const exact = equity({ hands: ['AA:$ds', 'KK:$ds'], exact: true, ...soon() });
    await expect(exact).rejects.toMatchObject({ code: 'aborted' });
  });

  it.each<[EquityOptions, string, string]>([
    [{ hands: ['AA!A', 'KK'] }, 'impossible-deal', 'hand 1 "AA!A" is empty: no cards match'],
    [
      { hands: ['AsAh', 'KK'], board: 'As7h5c' },
      'impossible-deal',
      'hand 1 "AsAh" has nothing left once the known cards are taken out',
    ],
    [
      { hands: ['AsA', 'KK', 'AsK'] },
      'impossible-deal',
      'no deal is possible: hand 1 "AsA" and hand 3 "AsK" both need As',
    ],
    [
      { hands: ['AA', 'AA', 'A'] },
      'impossible-deal',
      'no deal is possible: hand 1 "AA", hand 2 "AA" and hand 3 "A" need 5 cards of rank A, of which 4 are left',
    ],
    [
      { hands: ['ssss', 'ssss', 'ssss', 'ss'] },
      'impossible-deal',
      'no deal is possible: hand 1 "ssss", hand 2 "ssss", hand 3 "ssss" and hand 4 "ss" need 14 cards of suit s, of which 13 are left',
    ],
    [
      { hands: ['As2s3s4s,Ks2h3h4h', 'As2d3d4d,Ks2c3c4c', 'As5d6d7d,Ks5c6c7c'] },
      'impossible-deal',
      'need 3 cards of ranks K and A, of which they can have only 2',
    ],
    [
      { hands: ['AA@99.99,KK@33.33,QQ', '15%@77.77,QQ', '*'], exact: true },
      'too-large',
      'an exact answer would count',
    ],
  ])('refuse %j', async (options, code, message) => {
    const error = await equity(options).catch((reason) => reason);
    expect(error).toMatchObject({ code, message: expect.stringContaining(message) });
  });
});

describe('a Range for a hand', () => {
  const worth = ({ players, deals }: Awaited<ReturnType<typeof equity>>) => ({
    deals,
    players: players.map(({ hand, equity: share }) => [hand, share]),
  });

  it.each([
    ['AA:$ds', 'KK,QQ@50'],
    ['AsAh3h2s', 'KK'],
    ['*', 'AA'],
  ])('is worth what its text is: %s v %s', async (...texts) => {
    const ask = { board: '7h5c2d9s', trials: 2000 };
    const hands = await Promise.all(texts.map((text) => parseRange(text)));
    expect(worth(await equity({ hands, ...ask }))).toEqual(
      worth(await equity({ hands: texts, ...ask })),
    );
  });

  it('says how many hole cards there are', async () => {
    const hands = [await parseRange('*', { holeCards: 5 }), 'A2'];
    const { deals } = await equity({ hands, board: '7h5c2d9sTs', trials: 10 });
    expect(deals).toBe(10);
    await expect(equity({ hands, cards: 4 })).rejects.toThrow(
      'hand 1 has 5 cards, but 4 cards are asked for',
    );
  });

  it('may be one that no text was read for', async () => {
    const aces = (await parseRange('AA')).without('As').subtract(await parseRange('AAA'));
    const { players } = await equity({ hands: [aces, 'KK'], board: '7h5c2d9sTs' });
    expect(players[0].hand).toBe('AA![As]!AAA');
  });
});

it.each([
  ['2c', 'the board 2c has 1 card, and a flop has three: the other two may be anything'],
  ['2c3c', 'the board 2c3c has 2 cards, and a flop has three: the third may be anything'],
])('a board of %s is told of', async (board, hint) => {
  const hints: string[] = [];
  const hands = ['AsAh2s3h', 'KsKdQsJd'];
  await equity({ hands, board, trials: 1, onHint: (text) => hints.push(text) });
  expect(hints).toEqual([hint]);
});
