import { beforeAll, describe, expect, it } from 'vitest';
import type { HoleCount } from '../../src/cards/deal.ts';
import { choose } from '../../src/math/choose.ts';
import { parseRange } from '../../src/ranges/range.ts';
import { effort } from '../effort.ts';
import { forEachHand, type HandView, type Predicate } from './all-hands.ts';

type Cases = Readonly<Record<string, Predicate>>;

const isDoubleSuited: Predicate = (h) => h.suitShape === '22';
const hasNoPair: Predicate = (h) => h.rankShape === '1111';
const isAceToFive = 'A2345';

/** Whether some suit has at least one card of each of some groups of ranks. */
function suited(h: HandView, ...groups: string[]): boolean {
  return [...'cdhs'].some((suit) => groups.every((ranks) => h.both(ranks, suit) > 0));
}

/** What each expression means of four cards, in plain words of the cards. */
const FOUR_CARDS: Cases = {
  // Ranks, and cards that are not named.
  AA: (h) => h.of('A') >= 2,
  'AA!AAA': (h) => h.of('A') === 2,
  A2: (h) => h.of('A') >= 1 && h.of('2') >= 1,
  A23: (h) => h.of('A') >= 1 && h.of('2') >= 1 && h.of('3') >= 1,
  A: (h) => h.of('A') >= 1,
  AAKK: (h) => h.of('A') === 2 && h.of('K') === 2,
  '****': () => true,
  '*': () => true,
  random: () => true,
  'A***': (h) => h.of('A') >= 1,
  // Cards and suits.
  As: (h) => h.has('As'),
  AsKs: (h) => h.has('As') && h.has('Ks'),
  AsK: (h) => h.has('As') && h.of('K') >= 1,
  sshh: (h) => h.of('s') === 2 && h.of('h') === 2,
  sss: (h) => h.of('s') >= 3,
  AsAh2s3h: (h) => h.has('As') && h.has('Ah') && h.has('2s') && h.has('3h'),
  '*s': (h) => h.of('s') >= 1,
  AsAs: () => false,
  // Suit variables.
  wxy: (h) => h.suitShape.length >= 3,
  wxyz: (h) => h.suitShape === '1111',
  xxyy: isDoubleSuited,
  xx: (h) => h.suitShape !== '1111',
  AxAyxy: (h) =>
    isDoubleSuited(h) &&
    h.of('A') === 2 &&
    [...'cdhs'].every((s) => h.both('A', s) === (h.of(s) > 0 ? 1 : 0)),
  AxKx: (h) => suited(h, 'A', 'K'),
  AxKy: (h) =>
    h.of('A') > 0 &&
    h.of('K') > 0 &&
    [...'cdhs'].some((s) => h.both('A', s) > 0 && h.of('K') > h.both('K', s)),
  AAxx: (h) => h.of('A') >= 2 && [...'cdhs'].some((s) => h.both('A', s) === 1 && h.of(s) >= 2),
  ssx: (h) => h.of('s') >= 2 && h.of('hdc') >= 1,
  ssxx: (h) => h.of('s') === 2 && h.suitShape === '22',
  // Rank variables.
  RRON: (h) => h.rankShape === '211',
  RR: (h) => h.rankShape !== '1111',
  RROO: (h) => h.rankShape === '22',
  RRR: (h) => /^[34]/.test(h.rankShape),
  RONP: hasNoPair,
  RxRyOxOy: (h) => h.rankShape === '22' && isDoubleSuited(h),
  AARR: (h) => h.of('A') === 2 && h.rankShape === '22',
  ARR: (h) => h.of('A') >= 1 && [...'23456789TJQK'].some((rank) => h.of(rank) >= 2),
  RO: (h) => h.rankShape !== '4',
  '[AK]RR': (h) =>
    [...'23456789TJQKA'].some(
      (rank) => h.of(rank) >= 2 && h.of('AK') - ('AK'.includes(rank) ? 2 : 0) >= 1,
    ),
  // Lists and macros of ranks.
  '[AKQ]': (h) => h.of('AKQ') >= 1,
  '[AKQ][AKQ]': (h) => h.of('AKQ') >= 2,
  '[A,K,Q]2': (h) => h.of('AKQ') >= 1 && h.of('2') >= 1,
  '[As,Kh]': (h) => h.has('As') || h.has('Kh'),
  '[As,Kh,Q]': (h) => h.has('As') || h.has('Kh') || h.of('Q') >= 1,
  '[2-5]': (h) => h.of('2345') >= 1,
  '[A-T][9-6]': (h) => h.of('AKQJT') >= 1 && h.of('9876') >= 1,
  '[sh][sh][sh]': (h) => h.of('sh') >= 3,
  'A[sh]': (h) => h.has('As') || h.has('Ah'),
  '[AK]x[23]x': (h) => suited(h, 'AK', '23'),
  $W$W$W: (h) => h.of(isAceToFive) >= 3,
  '{R}{R}$R$R': (h) => h.of('AKQJT') === 4,
  $B$M: (h) => h.of('AKQJ') >= 1 && h.of('T987') >= 1,
  $Z$Z: (h) => h.of('65432') >= 2,
  '$L$L$L$L:$np': (h) => h.of('A2345678') === 4 && hasNoPair(h),
  $Bs: (h) => h.both('AKQJ', 's') >= 1,
  // Kinds of hands.
  $ds: isDoubleSuited,
  '{ds}': isDoubleSuited,
  $ss: (h) => /^(211|31|4)$/.test(h.suitShape),
  $nt: (h) => !/^[34]/.test(h.rankShape),
  $np: hasNoPair,
  $op: (h) => h.rankShape === '211',
  $tp: (h) => h.rankShape === '22',
  // Spans.
  'KK-TT': (h) => [...'KQJT'].some((rank) => h.of(rank) >= 2),
  'TT-KK': (h) => [...'KQJT'].some((rank) => h.of(rank) >= 2),
  'TT+': (h) => [...'AKQJT'].some((rank) => h.of(rank) >= 2),
  '44-': (h) => [...'432'].some((rank) => h.of(rank) >= 2),
  'A2-A5': (h) => h.of('A') >= 1 && h.of('2345') >= 1,
  'A2-45': (h) => ['A2', '23', '34', '45'].some((pair) => [...pair].every((r) => h.of(r) >= 1)),
  'JT9-765': (h) =>
    ['JT9', 'T98', '987', '876', '765'].some((run) => [...run].every((r) => h.of(r) >= 1)),
  '543-': (h) => ['543', '432', '32A'].some((run) => [...run].every((r) => h.of(r) >= 1)),
  'A23-': (h) => h.of('A') >= 1 && h.of('2') >= 1 && h.of('3') >= 1,
  'A2+': (h) =>
    [...'A23456789TJQ'].some((r, i) => h.of(r) >= 1 && h.of('23456789TJQK'[i]) >= 1) ||
    (h.of('K') >= 1 && h.of('A') >= 1),
  'AsKs-QsJs': (h) => ['AK', 'KQ', 'QJ'].some((pair) => [...pair].every((r) => h.has(`${r}s`))),
  'KxQx+': (h) => suited(h, 'K', 'Q') || suited(h, 'A', 'K'),
  'A2-56': (h) =>
    ['A2', '23', '34', '45', '56'].some((pair) => [...pair].every((r) => h.of(r) >= 1)),
  'AxKx-QxJx': (h) => ['AK', 'KQ', 'QJ'].some(([high, low]) => suited(h, high, low)),
  // Operators, alone and in pairs.
  'AA,KK': (h) => h.of('A') >= 2 || h.of('K') >= 2,
  'AA:$ds': (h) => h.of('A') >= 2 && isDoubleSuited(h),
  'AA,KK:$ds': (h) => h.of('A') >= 2 || (h.of('K') >= 2 && isDoubleSuited(h)),
  'KK:$ds,AA': (h) => h.of('A') >= 2 || (h.of('K') >= 2 && isDoubleSuited(h)),
  '(AA,KK):$ds': (h) => (h.of('A') >= 2 || h.of('K') >= 2) && isDoubleSuited(h),
  'AA,KK!$ds': (h) => h.of('A') >= 2 || (h.of('K') >= 2 && !isDoubleSuited(h)),
  '(AA,KK)!$ds': (h) => (h.of('A') >= 2 || h.of('K') >= 2) && !isDoubleSuited(h),
  'A!K:Q': (h) => h.of('A') >= 1 && h.of('K') === 0 && h.of('Q') >= 1,
  'A!(K:Q)': (h) => h.of('A') >= 1 && !(h.of('K') >= 1 && h.of('Q') >= 1),
  'A:K!Q': (h) => h.of('A') >= 1 && h.of('K') >= 1 && h.of('Q') === 0,
  'A!K!Q': (h) => h.of('A') >= 1 && h.of('K') === 0 && h.of('Q') === 0,
  'A!(K!Q)': (h) => h.of('A') >= 1 && !(h.of('K') >= 1 && h.of('Q') === 0),
  'A:K:Q': (h) => h.of('A') >= 1 && h.of('K') >= 1 && h.of('Q') >= 1,
  'A!(K,Q)': (h) => h.of('A') >= 1 && h.of('KQ') === 0,
  '((AA))': (h) => h.of('A') >= 2,
  ' AA : $ds , KK ! A ': (h) =>
    (h.of('A') >= 2 && isDoubleSuited(h)) || (h.of('K') >= 2 && h.of('A') === 0),
  'AA@50': (h) => h.of('A') >= 2,
};

/** The same of five cards. */
const FIVE_CARDS: Cases = {
  AA: (h) => h.of('A') >= 2,
  A23: (h) => h.of('A') >= 1 && h.of('2') >= 1 && h.of('3') >= 1,
  $ds: (h) => [...h.suits].filter((count) => count >= 2).length === 2,
  $ss: (h) => [...h.suits].filter((count) => count >= 2).length === 1,
  RRON: (h) => /^(2111|311|221)$/.test(h.rankShape),
  $np: (h) => h.rankShape === '11111',
  ssshh: (h) => h.of('s') === 3 && h.of('h') === 2,
  '$L$L$L$L$L:$np': (h) => h.of('A2345678') === 5 && h.rankShape === '11111',
  'AA,KK!(AAA,KKK)': (h) => h.of('A') >= 2 || (h.of('K') === 2 && h.of('A') < 3),
  'A[2-4]!$nt': (h) => h.of('A') >= 1 && h.of('234') >= 1 && /^[345]/.test(h.rankShape),
};

/**
 * Compares expressions with predicates on every hand of so many cards, or one in every few of them.
 *
 * @returns by expression: how many hands it has, and on how many the two do not agree
 */
async function compare(holeCards: HoleCount, cases: Cases, spare: number) {
  const ranges = await Promise.all(
    Object.keys(cases).map((text) => parseRange(text, { holeCards })),
  );
  const pairs = ranges.map((range, i) => ({
    text: Object.keys(cases)[i],
    means: Object.values(cases)[i],
    hands: range.hands(),
    at: 0,
    hasCount: 0,
    wrong: 0,
  }));
  let seen = 0;
  forEachHand(holeCards, (hand) => {
    const isCompared = seen++ % spare === 0;
    for (const pair of pairs) {
      // Both come in the same order, so that a hand is in the range where it is the next of its list.
      const { hands, at } = pair;
      let isIn = at < hands.length;
      for (let i = 0; isIn && i < holeCards; i++) {
        isIn = hands[at + holeCards - 1 - i] === hand.cards[i];
      }
      if (isIn) pair.at += holeCards;
      if (isIn) pair.hasCount++;
      if (!isCompared) continue;
      const means = pair.means(hand);
      if (means !== isIn) pair.wrong++;
    }
  });
  return pairs.map(({ text, hasCount, wrong }, i) => ({ text, hasCount, wrong, range: ranges[i] }));
}

describe.each([
  [4 as HoleCount, FOUR_CARDS, 1],
  // A number that shares no factor with those of ranks and suits.
  [5 as HoleCount, FIVE_CARDS, effort(7, 1)],
])('of all hands of %i cards', (holeCards, cases, spare) => {
  let compared: Awaited<ReturnType<typeof compare>>;
  beforeAll(async () => {
    compared = await compare(holeCards, cases, spare);
  });

  it.each(Object.keys(cases))('%s has those that a plain predicate says', (text) => {
    const found = compared.find((pair) => pair.text === text);
    expect(found?.wrong).toBe(0);
    expect(found?.range.size).toBe(found?.hasCount);
  });
});

describe('known counts', () => {
  it.each([
    ['AA', 6961],
    ['AA!AAA', 6768],
    ['$ds', 36_504],
    ['RRON', 82_368],
    ['sshh', 6084],
    ['****', 270_725],
    ['$L$L$L$L:$np', 17_920],
  ])('%s is %i hands', async (text, size) => {
    expect((await parseRange(text)).size).toBe(size);
  });

  it.each([
    // Two aces or more; four ranks of 13, two of them twice; two ranks, both three times.
    ['AA', 20_358_520 - choose(48, 6) - 4 * choose(48, 5)],
    ['$tp', choose(13, 4) * 6 * 6 ** 2 * 4 ** 2],
    ['RRROOO', choose(13, 2) * 4 ** 2],
    ['ssshhh', choose(13, 3) ** 2],
  ])('%s is %i hands of six cards', async (text, size) => {
    expect((await parseRange(text, { holeCards: 6 })).size).toBe(size);
  });
});
