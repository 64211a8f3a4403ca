/** Functions on random deals, against the rules written out and the reference evaluator. */
import { describe, expect, it } from 'vitest';
import { type Card, deckWithout, rankOf, suitOf } from '../../src/cards/card.ts';
import { formatCards } from '../../src/cards/text.ts';
import { FUNCTIONS } from '../../src/query/functions/list.ts';
import { query } from '../../src/query/query.ts';
import { HAND_TYPES } from '../../src/query/types.ts';
import { Dealer } from '../deals.ts';
import {
  bestHigh,
  bestLow,
  compareHigh,
  compareLow,
  type Game,
  shares,
} from '../reference/index.ts';

const DEALS = 25;
const STREETS = { flop: 3, turn: 4, river: 5 } as const;
type Street = keyof typeof STREETS;

/** Two hands and a board, with what the rules say of them. */
interface Deal {
  readonly hands: readonly (readonly Card[])[];
  readonly board: readonly Card[];
}

const dealer = new Dealer(12);
const deals: Deal[] = Array.from({ length: DEALS }, () => {
  // Few ranks, so that lows, pairs and ties are not rare.
  const deck = deckWithout([]).filter((card) => rankOf(card) <= 6 || rankOf(card) === 12);
  const cards = dealer.deal(13, deck);
  return { hands: [cards.slice(0, 4), cards.slice(4, 8)], board: cards.slice(8) };
});

function upTo({ board }: Deal, street: Street): Card[] {
  return board.slice(0, STREETS[street]);
}

const text = (cards: readonly Card[]): string => formatCards(cards);
const high = (hand: readonly Card[], board: readonly Card[]) => bestHigh(text(hand), text(board));
const low = (hand: readonly Card[], board: readonly Card[]) => bestLow(text(hand), text(board));

/** Every two cards that a player has not seen. */
function* unseenPairs({ hands: [own] }: Deal, board: readonly Card[]): Generator<Card[]> {
  const deck = deckWithout([...own, ...board]);
  for (let i = 1; i < deck.length; i++) for (let j = 0; j < i; j++) yield [deck[i], deck[j]];
}

function hasNutLow(deal: Deal, board: readonly Card[]): boolean {
  const own = low(deal.hands[0], board);
  if (own === null) return false;
  for (const pair of unseenPairs(deal, board)) {
    const other = low(pair, board);
    if (other !== null && compareLow(other, own) > 0) return false;
  }
  return true;
}

function hasNutHigh(deal: Deal, board: readonly Card[]): boolean {
  const own = high(deal.hands[0], board);
  for (const pair of unseenPairs(deal, board))
    if (compareHigh(high(pair, board), own) > 0) return false;
  return true;
}

function share(deal: Deal, game: Game = 'omaha8'): number {
  const [[numerator, denominator]] = shares(deal.hands.map(text), text(deal.board), game);
  return numerator / denominator;
}

const ranksOf = (cards: readonly Card[]): Set<number> => new Set(cards.map(rankOf));
const suitsOf = (cards: readonly Card[]): Set<number> => new Set(cards.map(suitOf));
const mostOfASuit = (cards: readonly Card[]): number =>
  Math.max(...[0, 1, 2, 3].map((suit) => cards.filter((card) => suitOf(card) === suit).length));
const LOW_RANKS = new Set([12, 0, 1, 2, 3, 4, 5, 6]);
const lowRanks = (cards: readonly Card[]): number =>
  [...ranksOf(cards)].filter((rank) => LOW_RANKS.has(rank)).length;
const CATEGORIES = [...HAND_TYPES];
const TYPE_NAMES: Record<string, (typeof CATEGORIES)[number]> = {
  'straight-flush': 'straightflush',
  'four-of-a-kind': 'quads',
  'full-house': 'fullhouse',
  flush: 'flush',
  straight: 'straight',
  'three-of-a-kind': 'trips',
  'two-pair': 'twopair',
  pair: 'pair',
  'high-card': 'highcard',
};
const typeOf = (hand: readonly Card[], board: readonly Card[]): number =>
  CATEGORIES.indexOf(TYPE_NAMES[high(hand, board).category]);

/** By call: its value by the rules, truth as 0 or 1. */
const BY_STREET: Record<string, (deal: Deal, board: Card[], street: Street) => number | boolean> = {
  'madeLo(a, S)': ({ hands: [a] }, board) => low(a, board) !== null,
  'boardAllowsMadeLo(S)': (_, board) => lowRanks(board) >= 3,
  'boardLoCardCount(S)': (_, board) => lowRanks(board),
  'boardHasOneDistinctLoCard(S)': (_, board) => lowRanks(board) === 1,
  'boardHasTwoDistinctLoCards(S)': (_, board) => lowRanks(board) === 2,
  'bestLoRating(a, S)': ({ hands: [a, b] }, board) => {
    const [own, other] = [low(a, board), low(b, board)];
    return own !== null && (other === null || compareLow(own, other) >= 0);
  },
  'bestHiRating(a, S)': ({ hands: [a, b] }, board) =>
    compareHigh(high(a, board), high(b, board)) >= 0,
  'nutLo(a, S)': (deal, board) => hasNutLow(deal, board),
  'nutHi(a, S)': (deal, board) => hasNutHigh(deal, board),
  'exactHandType(a, S, straight)': ({ hands: [a] }, board) => typeOf(a, board) === 4,
  'minHandType(a, S, trips)': ({ hands: [a] }, board) => typeOf(a, board) >= 3,
  'hiRating(a, S) > hiRating(b, S)': ({ hands: [a, b] }, board) =>
    compareHigh(high(a, board), high(b, board)) > 0,
  'loRating(a, S) > loRating(b, S)': ({ hands: [a, b] }, board) => {
    const [own, other] = [low(a, board), low(b, board)];
    return own !== null && (other === null || compareLow(own, other) > 0);
  },
  'rankCount(boardRanks(S))': (_, board) => ranksOf(board).size,
  'rankCount(duplicatedBoardRanks(S)) > 0': (_, board) => ranksOf(board).size < board.length,
  'handBoardIntersections(a, S)': ({ hands: [a] }, board) =>
    [...ranksOf(a)].filter((rank) => ranksOf(board).has(rank)).length,
  'rankCount(nonIntersectingHandRanks(a, S))': ({ hands: [a] }, board) =>
    [...ranksOf(a)].filter((rank) => !ranksOf(board).has(rank)).length,
  'boardSuitCount(S)': (_, board) => suitsOf(board).size,
  'flushingBoard(S)': (_, board) => mostOfASuit(board) >= 3,
  'monotoneBoard(S)': (_, board) => suitsOf(board).size === 1,
  'twoToneBoard(S)': (_, board) => suitsOf(board).size === 2,
  'rainbowBoard(S)': (_, board) => suitsOf(board).size === board.length,
  'pairedBoard(S)': (_, board) => ranksOf(board).size < board.length,
  'hasTopBoardRank(a, S)': ({ hands: [a] }, board) => ranksOf(a).has(Math.max(...ranksOf(board))),
  'maxRank(boardRanks(S)) = maxRank(handRanks(a, S))': ({ hands: [a] }, board) =>
    Math.max(...ranksOf(board)) === Math.max(...ranksOf(a)),
};

const OF_DEAL: Record<string, (deal: Deal) => number | boolean> = {
  'riverEquity(a)': (deal) => share(deal),
  'scoops(a)': (deal) => share(deal) === 1,
  'threeQuartered(a)': (deal) => share(deal) === 0.75,
  'halved(a)': (deal) => share(deal) === 0.5,
  'quartered(a)': (deal) => share(deal) === 0.25,
  'winsHi(a)': ({ hands: [a, b], board }) => compareHigh(high(a, board), high(b, board)) > 0,
  'tiesHi(a)': ({ hands: [a, b], board }) => compareHigh(high(a, board), high(b, board)) === 0,
  'bestHi(a)': ({ hands: [a, b], board }) => compareHigh(high(a, board), high(b, board)) >= 0,
  'winsLo(a)': ({ hands: [a, b], board }) => {
    const [own, other] = [low(a, board), low(b, board)];
    return own !== null && (other === null || compareLow(own, other) > 0);
  },
  'tiesLo(a)': ({ hands: [a, b], board }) => {
    const [own, other] = [low(a, board), low(b, board)];
    return own !== null && other !== null && compareLow(own, other) === 0;
  },
  'handsHaving(madeLo(_, river))': ({ hands, board }) =>
    hands.filter((hand) => low(hand, board) !== null).length,
  'pocketPair(a)': ({ hands: [a] }) => ranksOf(a).size < 4,
  'nutLoOuts(a, turn)': (deal) => {
    const board = upTo(deal, 'turn');
    return deckWithout([...deal.hands[0], ...board]).filter((card) =>
      hasNutLow(deal, [...board, card]),
    ).length;
  },
  'outsToHandType(a, turn, straight)': (deal) => {
    const board = upTo(deal, 'turn');
    const [own] = deal.hands;
    return deckWithout([...own, ...board]).filter((card) => typeOf(own, [...board, card]) >= 4)
      .length;
  },
};

/** The values that a call has on each deal. */
async function valuesOf(
  call: string,
  those = deals,
): Promise<(number | string | null | undefined)[]> {
  const values = [];
  for (const { hands, board } of those) {
    const from = `from a='${text(hands[0])}', b='${text(hands[1])}', board='${text(board)}'`;
    const { statements } = await query(`select avg(${call}) ${from}`, { threads: 1 });
    values.push(statements[0].selectors[0].value);
  }
  return values;
}

describe('functions of a street', () => {
  const calls = Object.entries(BY_STREET).flatMap(([call, rule]) =>
    (Object.keys(STREETS) as Street[]).map(
      (street) => [call.replaceAll(/\bS\b/g, street), rule, street] as const,
    ),
  );
  it.each(calls)('%s', async (call, rule, street) => {
    const expected = deals.map((deal) => Number(rule(deal, upTo(deal, street), street)));
    expect(await valuesOf(call)).toEqual(expected);
  });
});

describe('functions of a deal', () => {
  it.each(Object.entries(OF_DEAL))('%s', async (call, rule) => {
    // The rules are slow where every next card is tried.
    const those = call.includes('Outs') ? deals.slice(0, 3) : deals;
    expect(await valuesOf(call, those)).toEqual(those.map((deal) => Number(rule(deal))));
  });

  it('a counterfeit takes the nut low by a rank that played', async () => {
    const ask = async (hand: string, board: string) => {
      const { statements } = await query(
        `select count(counterfeited(a, turn)), count(counterfeited(a, river)) from a='${hand}', board='${board}'`,
        { threads: 1 },
      );
      return statements[0].selectors.map(({ count }) => count);
    };
    // The deuce pairs on the turn, the ace on the river; a three makes another low the nuts without a pair.
    expect(await ask('As2dKhQc', '3h5c8s2c9d')).toEqual([1, 0]);
    expect(await ask('As2dKhQc', '3h5c8s9dAc')).toEqual([0, 1]);
    expect(await ask('As2d3hKc', '4h5c8s2c9d')).toEqual([0, 0]);
    expect(await ask('As4dKhQc', '3h2c8s5c9d')).toEqual([0, 0]);
  });

  it.each([
    ['AsAhKdQc', 'Ad7s2c', 'flopset'],
    ['AsKh9d4c', 'Ad7s7c', 'floptoppair'],
    ['As7h9d4c', 'Kd7s7c', 'floptrips'],
    ['AsKh9d4c', 'AdKs2c', 'floptoptwo'],
    ['AsKh2d4c', 'AdQs2c', 'floptopandbottom'],
    ['QhKh2d4c', 'AdQs2c', 'flopbottomtwo'],
    ['QsQhJd4c', 'Kd8s2c', 'floppocket12'],
    ['5s5hJd4c', 'Kd8s2c', 'floppocket23'],
    ['3s3hJd4c', 'Kd8s5c', 'flopunderpair'],
    ['AsAhJd4c', 'Kd8s5c', 'flopoverpair'],
    ['8hQhJd4c', 'Kd8s5c', 'flopsecondpair'],
    ['5hQhJd4c', 'Kd8s5c', 'flopthirdpair'],
    ['AhQhJd4c', 'Kd8s5c', 'flopnothing'],
    ['Ah3h4dKc', '2d5s6c', 'flopstraight'],
    ['Ah3h4dKc', '2h5h6h', 'flopflush'],
    ['2s2dAhKh', '2h5h5c', 'flopfullhouse'],
    ['2s2dAhKh', '2h2c5c', 'flopquads'],
    ['7h8hAsKd', '9hThJh', 'flopstraightflush'],
    ['AhKhQsJd', '7c7d7h', 'flopnothing'],
  ])('%s on %s is %s', async (hand, board, category) => {
    const { statements } = await query(
      `select max(flopHandCategory(a)), count(exactFlopHandCategory(a, ${category})), count(minFlopHandCategory(a, ${category})) from a='${hand}', board='${board}'`,
      { threads: 1 },
    );
    expect(statements[0].selectors[0].value).toBe(category);
    expect(statements[0].selectors.slice(1).map(({ share }) => share)).toEqual([1, 1]);
  });

  it('equities are those of equity', async () => {
    const [a, b] = ['AsAh2s3h', 'KsKdQsJd'];
    const { statements } = await query(
      `select avg(equity(a, preflop)), avg(hvhEquity(a, flop)), count(minEquity(a, preflop, 0.7)), avg(riverEquity(a)) from a='${a}', b='${b}', board='4c5s7d'`,
      { threads: 1 },
    );
    const [preflop, flop, atLeast, river] = statements[0].selectors;
    expect(preflop.value).toBeCloseTo(0.7135490714617203, 12);
    expect(flop.value).toBeCloseTo(river.value as number, 12);
    expect(atLeast.share).toBe(1);
  });

  it('equities against ranges leave the hand alone', async () => {
    const { statements } = await query(
      "select avg(hvrEquity(a, turn)), min(hvrEquity(a, turn)), avg(riverEquity(a)), avg(hvPerceivedRangeEquity(a, turn, 'As2h3s9h')) from a='As2h3s9h', b='KK', board='4c5sKd9c'",
      { threads: 1, trials: 100 },
    );
    const { statements: exact } = await query(
      "select avg(riverEquity(a)) from a='As2h3s9h', b='KK', board='4c5sKd9c'",
      { threads: 1 },
    );
    const [hvr, least, , perceived] = statements[0].selectors;
    expect(hvr.value).toBeCloseTo(exact[0].selectors[0].value as number, 12);
    expect(least.value).toBeCloseTo(hvr.value as number, 12);
    expect(perceived.value).toBeCloseTo(hvr.value as number, 12);
  });
});

describe('the list of functions', () => {
  it('has every name once', () => {
    const names = FUNCTIONS.flatMap((row) => row.names.map((name) => name.toLowerCase()));
    expect(new Set(names).size).toBe(names.length);
  });
});
