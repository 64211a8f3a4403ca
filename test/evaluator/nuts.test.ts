/** The nuts against every two cards that are unseen, one by one. */
import { describe, expect, it } from 'vitest';
import { deckWithout } from '../../src/cards/card.ts';
import { formatCards } from '../../src/cards/text.ts';
import { type BoardCount, BoardEvaluator } from '../../src/evaluator/board-evaluator.ts';
import { UnseenCards } from '../../src/evaluator/nuts.ts';
import { NO_LOW } from '../../src/tables/low-values.ts';
import { Dealer } from '../deals.ts';
import { highValue, lowValue, makerOn, readCards } from '../reference/index.ts';

const dealer = new Dealer(31);

/** Boards of three to five cards, with many cards seen beside them; few ranks, so that lows are not rare. */
const spots = Array.from({ length: 9 }, (_, i) => {
  const count = (3 + (i % 3)) as BoardCount;
  const deck = deckWithout([]).filter((card) => card >> 2 <= 6 || card >> 2 === 12);
  const cards = dealer.deal(count + 16 + (i % 4), deck);
  return { count, board: cards.slice(0, count), seen: cards };
});

describe('the nuts', () => {
  it.each(spots.map((spot) => [formatCards(spot.board), spot] as const))(
    'on %s are the best of every two unseen cards',
    (_, { count, board, seen }) => {
      const deck = deckWithout(seen);
      const make = makerOn(readCards(formatCards(board)));
      const lows = new Set<number>();
      let high = Number.POSITIVE_INFINITY;
      for (let a = 1; a < deck.length; a++) {
        for (let b = 0; b < a; b++) {
          const made = make(readCards(formatCards([deck[a], deck[b]])));
          if (made.low !== null) lows.add(lowValue(made.low));
          high = Math.min(high, highValue(made.high));
        }
      }
      const evaluator = new BoardEvaluator(count);
      evaluator.setBoard(Uint8Array.from(board), 0);
      const unseen = new UnseenCards();
      unseen.reset();
      for (const card of seen) unseen.see(card);
      const [nut = NO_LOW, second = NO_LOW] = [...lows].sort((x, y) => x - y);
      expect(unseen.nutLow(evaluator)).toBe(nut);
      expect(unseen.secondNutLow(evaluator)).toBe(second);
      expect(unseen.nutHigh(evaluator, count)).toBe(high);
    },
  );

  it('have no low where fewer than three low ranks lie on the board', () => {
    const evaluator = new BoardEvaluator(3);
    evaluator.setBoard(Uint8Array.from([0, 1, 44]), 0);
    const unseen = new UnseenCards();
    unseen.reset();
    expect(unseen.nutLow(evaluator)).toBe(NO_LOW);
    expect(unseen.secondNutLow(evaluator)).toBe(NO_LOW);
  });
});
