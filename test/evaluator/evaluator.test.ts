import peer from '@xpressit/winning-poker-hand-rank';
import { describe, expect, it } from 'vitest';
import { type Card, deckWithout, rankOf } from '../../src/cards/card.ts';
import { cardTexts, formatCards, parseCards } from '../../src/cards/text.ts';
import {
  type BoardCount,
  BoardEvaluator,
  evaluateDealsInto,
} from '../../src/evaluator/board-evaluator.ts';
import { bestPlays, evaluate } from '../../src/evaluator/evaluate.ts';
import { forEachCombination } from '../../src/math/combinations.ts';
import { LOW_BIT, NO_LOW } from '../../src/tables/low-values.ts';
import { Omaha8Error } from '../../src/text/errors.ts';
import { Dealer } from '../deals.ts';
import { effort } from '../effort.ts';
import { bestHigh, bestLow, highValue, lowValue } from '../reference/index.ts';

const HOLES = [4, 5, 6];
const BOARDS: BoardCount[] = [3, 4, 5];
const COUNTS = HOLES.flatMap((hole) => BOARDS.map((board): [number, BoardCount] => [hole, board]));

function isLow(card: Card): boolean {
  return LOW_BIT[rankOf(card)] !== 0;
}

describe('the fast evaluator', () => {
  it.each(COUNTS)(
    'agrees with the 60 combinations: %i hole cards, a board of %i',
    (hole, board) => {
      const dealer = new Dealer(100 * hole + board);
      const evaluator = new BoardEvaluator(board);
      // Every other deal from a short deck, where flushes and lows are common.
      const short = deckWithout().filter((card) => isLow(card) && card % 4 < 2);
      for (let i = 0; i < 2000; i++) {
        const cards = Uint8Array.from(dealer.deal(hole + board, i % 2 === 0 ? undefined : short));
        const { high, low } = bestPlays([...cards.subarray(0, hole)], [...cards.subarray(hole)]);
        evaluator.setBoard(cards, hole);
        const fast = [evaluator.high(cards, 0, hole), evaluator.low(cards, 0, hole)];
        expect(fast, formatCards([...cards], ' ')).toEqual([high.value, low.value]);
      }
    },
  );

  it('reads many deals in one call', () => {
    const dealer = new Dealer(7);
    const deals = new Uint8Array(1000 * 9);
    for (let at = 0; at < deals.length; at += 9) deals.set(dealer.deal(9), at);
    const highs = new Uint16Array(1000);
    const lows = new Uint8Array(1000);
    evaluateDealsInto(deals, 4, highs, lows);
    const expected = [...highs.keys()].map((deal) => {
      const cards = [...deals.subarray(deal * 9, deal * 9 + 9)];
      return bestPlays(cards.slice(0, 4), cards.slice(4));
    });
    expect([...highs]).toEqual(expected.map(({ high }) => high.value));
    expect([...lows]).toEqual(expected.map(({ low }) => low.value));
  });

  it('refuses lengths that do not fit, and boards that no hand is read on', () => {
    const read = (cards: number, highs: number, lows: number) => () =>
      evaluateDealsInto(new Uint8Array(cards), 4, new Uint16Array(highs), new Uint8Array(lows));
    for (const call of [
      read(17, 2, 2),
      read(18, 2, 3),
      read(20, 2, 2),
      read(12, 2, 2),
      read(9, 0, 0),
    ]) {
      expect(call).toThrow(Omaha8Error);
    }
    for (const count of [2, 6]) {
      expect(() => new BoardEvaluator(count as BoardCount)).toThrow(Omaha8Error);
    }
  });

  it('reads no deals where there are none', () => {
    expect(() =>
      evaluateDealsInto(new Uint8Array(), 4, new Uint16Array(), new Uint8Array()),
    ).not.toThrow();
  });

  it('reads no hand before there is a board', () => {
    const evaluator = new BoardEvaluator();
    const hole = Uint8Array.of(0, 1, 2, 3);
    expect(() => evaluator.high(hole, 0, 4)).toThrow('there is no board yet');
    expect(() => evaluator.low(hole, 0, 4)).toThrow('there is no board yet');
  });

  it('does not care how suits are called or cards are ordered', () => {
    const dealer = new Dealer(11);
    const evaluator = new BoardEvaluator();
    for (let i = 0; i < 2000; i++) {
      const cards = dealer.deal(9);
      const renamed = dealer.deal(4, [0, 1, 2, 3]);
      const other = [...dealer.deal(4, cards.slice(0, 4)), ...dealer.deal(5, cards.slice(4))].map(
        (card) => (card & ~3) | renamed[card & 3],
      );
      const values = [cards, other].map((deal) => {
        const bytes = Uint8Array.from(deal);
        evaluator.setBoard(bytes, 4);
        return [evaluator.high(bytes, 0, 4), evaluator.low(bytes, 0, 4)];
      });
      expect(values[0]).toEqual(values[1]);
    }
  });
});

describe('the 60 combinations', () => {
  it.each(COUNTS)('agree with the rules: %i hole cards, a board of %i', (hole, board) => {
    const dealer = new Dealer(1000 * hole + board);
    for (let i = 0; i < 150; i++) {
      const cards = dealer.deal(hole + board);
      const texts = [cards.slice(0, hole), cards.slice(hole)].map((part) => formatCards(part));
      const { high, low } = bestPlays(cards.slice(0, hole), cards.slice(hole));
      const lowByRule = bestLow(texts[0], texts[1]);
      expect(high.value).toBe(highValue(bestHigh(texts[0], texts[1])));
      expect(low.value).toBe(lowByRule === null ? NO_LOW : lowValue(lowByRule));
    }
  });

  it('agree with another program on many showdowns of mostly low cards, as the fast evaluator does', () => {
    const dealer = new Dealer(2);
    const evaluator = new BoardEvaluator();
    const lowDeck = deckWithout().filter((card) => isLow(card) || card % 4 === 3);
    const upper = (part: readonly Card[]) => cardTexts(part).map((text) => text.toUpperCase());
    /** By value of a low: the peer's number for it, which is another. */
    const theirNumbers = new Map<number, number>();
    let withLow = 0;
    const showdowns = effort(4000, 20_000);
    for (let i = 0; i < showdowns; i++) {
      const cards = dealer.deal(13, lowDeck);
      const hands = [cards.slice(0, 4), cards.slice(4, 8)];
      const theirs = peer.rankHands(
        'omaha_hi_lo',
        upper(cards.slice(8)) as never,
        hands.map(upper) as never,
      );
      const bytes = Uint8Array.from(cards);
      evaluator.setBoard(bytes, 8);
      hands.forEach((hole, player) => {
        const { high, low } = bestPlays(hole, cards.slice(8));
        const fast = [evaluator.high(bytes, 4 * player, 4), evaluator.low(bytes, 4 * player, 4)];
        const { rank, low: theirLow } = theirs[player];
        // Both number highs from 1, the royal flush, to 7462.
        expect([high.value, ...fast], formatCards(cards)).toEqual([rank, rank, low.value]);
        expect(theirLow === undefined).toBe(low.value === NO_LOW);
        if (theirLow === undefined) return;
        withLow++;
        const number = theirNumbers.get(low.value) ?? theirLow.rank;
        expect(theirLow.rank).toBe(number);
        theirNumbers.set(low.value, number);
      });
    }
    expect(withLow).toBeGreaterThan(showdowns);
    const numbers = [...theirNumbers].sort(([a], [b]) => a - b).map(([, number]) => number);
    expect(numbers.length).toBeGreaterThan(50);
    for (let i = 1; i < numbers.length; i++) expect(numbers[i]).toBeGreaterThan(numbers[i - 1]);
  });
});

describe('a hand alone', () => {
  // Of 1,712,304 boards: lows in all, and wheels among them.
  it.each([
    ['AhAd2h3d', 810_784, 92_896],
    ['4c5c6c7c', 908_976, 51_312],
  ])('%s makes a low on %i boards, the wheel on %i', (hand, lows, wheels) => {
    const hole = parseCards(hand);
    const cards = Uint8Array.from([...hole, 0, 0, 0, 0, 0]);
    const evaluator = new BoardEvaluator();
    const found = new Uint32Array(NO_LOW + 1);
    forEachCombination(deckWithout(hole), 5, (board) => {
      cards.set(board, 4);
      evaluator.setBoard(cards, 4);
      found[evaluator.low(cards, 0, 4)]++;
    });
    const boards = found.reduce((sum, count) => sum + count);
    expect([boards, boards - found[NO_LOW], found[1]]).toEqual([1_712_304, lows, wheels]);
  });
});

describe('an evaluation', () => {
  it('settles the worked hand of the rules', () => {
    const board = '7s7d5c2hJs';
    expect(evaluate('AhAd8s9c', board)).toEqual({
      game: 'omaha8',
      hole: ['Ah', 'Ad', '8s', '9c'],
      board: ['7s', '7d', '5c', '2h', 'Js'],
      high: {
        value: 2536,
        category: 'two-pair',
        name: 'Two pair, Aces and Sevens',
        cards: ['Ah', 'Ad', '7s', '7d', 'Js'],
        hole: ['Ah', 'Ad'],
        board: ['7s', '7d', 'Js'],
      },
      low: {
        value: 41,
        name: '8-7-5-2-A',
        cards: ['8s', '7s', '5c', '2h', 'Ah'],
        hole: ['Ah', '8s'],
        board: ['7s', '5c', '2h'],
      },
    });
    expect(evaluate('4h4d3sKc', board).high.name).toBe('Two pair, Sevens and Fours');
    expect(evaluate('4h4d3sKc', board).low?.name).toBe('7-5-4-3-2');
  });

  it('names five cards that play: two of the hand, three of the board, worth what it says', () => {
    const dealer = new Dealer(5);
    for (let i = 0; i < 1500; i++) {
      const cards = dealer.deal(10);
      const { hole, board, high, low } = evaluate(cards.slice(0, 5), cards.slice(5));
      for (const made of low === null ? [high] : [high, low]) {
        expect(made.hole.length).toBe(2);
        expect(made.board.length).toBe(3);
        expect(new Set(made.cards)).toEqual(new Set([...made.hole, ...made.board]));
        expect(made.cards.length).toBe(5);
        expect(hole).toEqual(expect.arrayContaining(made.hole));
        expect(board).toEqual(expect.arrayContaining(made.board));
      }
      // The five cards alone are worth as much: as two of the hand and three of the board.
      const again = bestPlays(parseCards(high.hole), parseCards(high.board));
      expect(again.high.value).toBe(high.value);
      if (low !== null) {
        const lowAgain = bestPlays(parseCards(low.hole), parseCards(low.board));
        expect(lowAgain.low.value).toBe(low.value);
      }
    }
  });

  it('is of a game that there is', () => {
    expect(() => evaluate('As2d3c4h', '5s6s7dKcKd', 'omaha-8' as never)).toThrow(
      'unknown game "omaha-8"; the games are omaha8 and omahahi',
    );
  });

  it('has no low in Omaha high', () => {
    expect(evaluate('As2d3c4h', '5s6s7dKcKd', 'omahahi').low).toBeNull();
    expect(evaluate('As2d3c4h', '5s6s7dKcKd').low?.name).toBe('7-6-5-2-A');
  });

  it.each([
    ['AsAh2s', '4c5sKd', 'the hand has 3 cards; an Omaha hand has 4, 5 or 6'],
    ['AsAh2s3h4h5h6h', '4c5sKd', 'the hand has 7 cards; an Omaha hand has 4, 5 or 6'],
    ['AsAh2s3h', '4c5s', 'the board has 2 cards; a hand is evaluated on 3, 4 or 5'],
    ['AsAh2s3h', '4c5sKdQdJdTd', 'the board has 6 cards; a hand is evaluated on 3, 4 or 5'],
    ['AsAh2s3h', '4cAsKd', 'As is both in the hand and in the board'],
    ['AsAh2sAh', '4c5sKd', 'Ah is twice in the hand'],
    ['AsAh2s3f', '4c5sKd', 'invalid suit f in card "3f" in the hand; suits are s, h, d, c'],
  ])('of %s on %s is refused', (hole, board, message) => {
    expect(() => evaluate(hole, board)).toThrow(Omaha8Error);
    expect(() => evaluate(hole, board)).toThrow(message);
  });
});
