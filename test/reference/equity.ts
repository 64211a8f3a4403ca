/** Equity by dealing every deal one by one. */
import { type Card, combinations, deckWithout, readCards } from './cards.ts';
import { add, type Fraction, fraction } from './fractions.ts';
import { makerOn } from './hands.ts';
import { type Game, shareOf, sharers, winnersAmong } from './showdown.ts';

/** How many share the high with a player, the low (null: nobody has one), and in how many deals. */
export type ShareRow = [high: number, low: number | null, deals: number];

export interface PlayerCounts {
  equity: Fraction;
  scoop: number;
  highWin: number;
  highTie: number;
  lowWin: number;
  lowTie: number;
  threeQuarters: number;
  half: number;
  quarter: number;
  other: number;
  nothing: number;
  /** By the first, then the second number, null first. */
  shares: ShareRow[];
}

export interface EquityCounts {
  deals: number;
  lowMade: number;
  players: PlayerCounts[];
}

/**
 * Counts what each hand wins over all boards, and over all hands of those that are `*`.
 *
 * @param cards  how many hole cards a hand that is `*` has
 */
export function enumerateEquity(
  hands: readonly string[],
  board = '',
  dead = '',
  game: Game = 'omaha8',
  cards = 4,
): EquityCounts {
  const known = hands.map((hand) => (hand === '*' ? null : readCards(hand)));
  const start = readCards(board);
  const deck = deckWithout([...start, ...readCards(dead), ...known.flatMap((hand) => hand ?? [])]);
  const tallies = hands.map(() => new Map<string, ShareRow>());
  let deals = 0;
  let lowMade = 0;
  for (const runout of combinations(deck, 5 - start.length)) {
    const make = makerOn([...start, ...runout]);
    const rest = deck.filter((card) => !runout.includes(card));
    for (const dealt of everyDeal(known, rest, cards)) {
      const players = dealt.map((hole, i) => ({ seat: i + 1, ...make(hole) }));
      const winners = winnersAmong(players, game);
      deals++;
      if (winners.low.length > 0) lowMade++;
      for (const [i, rows] of tallies.entries()) {
        const [high, low] = sharers(i + 1, winners);
        const row = rows.get(`${high} ${low}`) ?? [high, low, 0];
        rows.set(`${high} ${low}`, row);
        row[2]++;
      }
    }
  }
  return { deals, lowMade, players: tallies.map((rows) => countsOf([...rows.values()], deals)) };
}

/** The known hands, and in place of each unknown one every hand that the deck still has. */
function* everyDeal(
  hands: readonly (Card[] | null)[],
  deck: readonly Card[],
  cards: number,
): Generator<Card[][]> {
  const [first, ...others] = hands;
  if (first === undefined) yield [];
  else {
    for (const hole of first === null ? combinations(deck, cards) : [first]) {
      const rest = first === null ? deck.filter((card) => !hole.includes(card)) : deck;
      for (const dealt of everyDeal(others, rest, cards)) yield [hole, ...dealt];
    }
  }
}

/** All counts of a player from their rows. */
export function countsOf(rows: readonly ShareRow[], deals: number): PlayerCounts {
  const count = (wanted: (row: ShareRow) => boolean): number =>
    rows.filter(wanted).reduce((sum, [, , n]) => sum + n, 0);
  const withShare = (share: string): number =>
    count(([high, low]) => shareOf(high, low).join('/') === share);
  const named = {
    scoop: withShare('1/1'),
    threeQuarters: withShare('3/4'),
    half: withShare('1/2'),
    quarter: withShare('1/4'),
    nothing: withShare('0/1'),
  };
  const pots = rows.reduce<Fraction>(
    (sum, [high, low, n]) => {
      const [numerator, denominator] = shareOf(high, low);
      return add(sum, [n * numerator, denominator]);
    },
    [0, 1],
  );
  return {
    equity: fraction(pots[0], pots[1] * deals),
    ...named,
    other: deals - Object.values(named).reduce((sum, n) => sum + n),
    highWin: count(([high]) => high === 1),
    highTie: count(([high]) => high > 1),
    lowWin: count(([, low]) => low === 1),
    lowTie: count(([, low]) => low !== null && low > 1),
    shares: rows.toSorted((a, b) => a[0] - b[0] || (a[1] ?? -1) - (b[1] ?? -1)),
  };
}
