import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RANKS, SUITS } from '../../src/cards/card.ts';
import { formatCards } from '../../src/cards/text.ts';
import { finish } from '../../src/loop/turns.ts';
import { parseExpression } from '../../src/ranges/parse.ts';
import { filledUp, matchingHands, PatternSearch } from '../../src/ranges/pattern-search.ts';
import { slotsOf } from '../../src/ranges/slots.ts';
import type { Pattern } from '../../src/ranges/syntax.ts';
import { Dealer } from '../deals.ts';
import { effort } from '../effort.ts';

/** A symbol of one letter or two: rank or `*`, then a suit. */
const SYMBOL = /([A-Z2-9*])([a-z]?)|([a-z])/g;

function orders<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, i) =>
    orders(items.filter((_, j) => j !== i)).map((rest) => [item, ...rest]),
  );
}

/** Whether letters stand for values: written ones for themselves, variables for what none other does. */
function fits(letters: readonly string[], values: readonly string[], alphabet: string): boolean {
  const meaning = new Map<string, string>();
  for (const [i, letter] of letters.entries()) {
    if (letter === '*' || letter === '') continue;
    if (alphabet.includes(letter) && letter !== values[i]) return false;
    if ((meaning.get(letter) ?? values[i]) !== values[i]) return false;
    meaning.set(letter, values[i]);
  }
  return new Set(meaning.values()).size === meaning.size;
}

/** The naive twin: every way to lay the cards beside the symbols. */
function matchesNaively(text: string, cards: readonly number[]): boolean {
  const symbols = [...text.matchAll(SYMBOL)].map(([, rank = '*', suit = '', alone = '']) => ({
    rank,
    suit: suit || alone,
  }));
  return orders(cards).some((order) => {
    const laid = order.slice(0, symbols.length);
    const ranks = laid.map((card) => RANKS[card >> 2]);
    const suits = laid.map((card) => SUITS[card & 3]);
    return (
      fits(
        symbols.map(({ rank }) => rank),
        ranks,
        RANKS,
      ) &&
      fits(
        symbols.map(({ suit }) => suit),
        suits,
        SUITS,
      )
    );
  });
}

function patternOf(text: string, size: number): Pattern {
  const { node } = parseExpression(text, size);
  if (node.kind !== 'pattern') throw new Error(`${text} is no pattern`);
  return node.pattern;
}

const letters = fc
  .tuple(fc.constantFrom(...'A2RON*'), fc.constantFrom('', '', ...'shwxy'))
  .map((parts) => parts.join(''));

describe('the search', () => {
  it('matches what every order of the cards would', () => {
    const dealer = new Dealer(8);
    // Few ranks and suits, so that cards often match.
    const deck = [...'A23K'].flatMap((rank) =>
      [0, 1, 2, 3].map((s) => 4 * RANKS.indexOf(rank) + s),
    );
    let matched = 0;
    fc.assert(
      fc.property(fc.array(letters, { minLength: 1, maxLength: 5 }), (parts) => {
        const text = parts.join('');
        const search = new PatternSearch(slotsOf(filledUp(patternOf(text, 5), 5)));
        for (let i = 0; i < 20; i++) {
          const hand = dealer.deal(5, deck);
          const naive = matchesNaively(text, hand);
          if (naive) matched++;
          expect([formatCards(hand), search.matches(Uint8Array.from(hand))]).toEqual([
            formatCards(hand),
            naive,
          ]);
        }
      }),
      { numRuns: 200 },
    );
    expect(matched).toBeGreaterThan(500);
  });

  it('finds the same hands by giving cards, by testing classes and by testing hands', () => {
    const few = ['RxOyN', 'AxKy', '[AK][AK]R', 'A$L$Wx'];
    for (const text of effort(few, [...few, 'RRO', 'wxy', 'RxRyOxOy', 'RxOxNyP'])) {
      const slots = slotsOf(filledUp(patternOf(text, 4), 4));
      expect(slots.suitsAlike).toBe(true);
      const found = finish(new PatternSearch(slots).findAll());
      expect(found.equals(finish(new PatternSearch(slots).testAll()))).toBe(true);
      expect(found.equals(finish(new PatternSearch(slots).testClasses()))).toBe(true);
      expect(found.equals(finish(new PatternSearch(slots).testUnseen()))).toBe(true);
      expect(found.equals(finish(matchingHands(patternOf(text, 4), 4)))).toBe(true);
    }
  });

  it('adds cards that may be any as a search for them would find them', () => {
    const size = effort(4, 5);
    for (const text of [
      'A',
      '2s',
      'AxKy',
      'wx',
      'A*K',
      'RR',
      '[AK]sR',
      'R[shd]O[shd]',
      'xyz',
      'A234',
    ]) {
      const pattern = patternOf(text, size);
      const search = new PatternSearch(slotsOf(filledUp(pattern, size)));
      const found = finish(matchingHands(pattern, size));
      expect([text, found.equals(finish(search.testAll()))]).toEqual([text, true]);
    }
  });

  it('does not take suits for alike where some are written', () => {
    for (const text of ['As', 's', '[As,Kh]', 'A[sh]']) {
      expect(slotsOf(patternOf(text, 4)).suitsAlike).toBe(false);
    }
    expect(slotsOf(patternOf('[As,Ah,Ad,Ac]', 4)).suitsAlike).toBe(true);
  });
});
