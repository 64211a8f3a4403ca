import { describe, expect, it } from 'vitest';
import { HandKinds } from '../../bench/hand-kinds.ts';
import { BoardSweep } from '../../bench/heads-up-sums.ts';
import { deckWithout, rankOf, suitOf } from '../../src/cards/card.ts';
import { parseCards } from '../../src/cards/text.ts';
import { CELLS, EachHandCounter } from '../../src/equity/each-hand/board-counts.ts';
import { allHands } from '../../src/equity/each-hand/hand-list.ts';
import { BoardEvaluator } from '../../src/evaluator/board-evaluator.ts';
import { NO_LOW } from '../../src/tables/low-values.ts';

/** A kind for each rank, and a kind for each spade and for the other cards of each rank. */
const BY_RANK = { cards: Array<number>(13).fill(4), kindOf: rankOf };
const BY_SPADES = {
  cards: [...Array<number>(13).fill(1), ...Array<number>(13).fill(3)],
  kindOf: (card: number) => rankOf(card) + (suitOf(card) === 3 ? 0 : 13),
};

describe('BoardSweep', () => {
  it('has as many classes of hands as there are', () => {
    expect(new HandKinds(BY_RANK.cards).count).toBe(1820);
    expect(new HandKinds(Array<number>(52).fill(1).slice(0, 10)).count).toBe(210);
  });

  it.each([
    ['a board of spades with lows', 'AsKs5s2h2d', BY_SPADES],
    ['four spades', '3s4s7s8sKd', BY_SPADES],
    ['no low', 'AsKsQs9h9d', BY_SPADES],
    ['no flush', '2c3d5hKs8c', BY_RANK],
    ['two pair', '8c8dKhKs2c', BY_RANK],
  ] as const)(
    'counts for each class what each hand of it has: %s',
    (_, text, { cards, kindOf }) => {
      const board = parseCards(text);
      const hands = allHands(deckWithout(board), 4);
      const counts = new Float64Array(hands.count * CELLS);
      new EachHandCounter('omaha8', hands, hands).add(board, counts);

      const sweep = new BoardSweep(new HandKinds(cards));
      const classOf = (at: number) =>
        sweep.hands.handOf([...hands.cards.subarray(at, at + 4)].map(kindOf).sort((a, b) => a - b));
      const evaluator = new BoardEvaluator();
      evaluator.setBoard(Uint8Array.from(board), 0);
      const highs = new Uint16Array(sweep.hands.count);
      const without = new Uint8Array(sweep.hands.count);
      const classes = Array.from({ length: hands.count }, (_, hand) => classOf(hand * 4));
      classes.forEach((of, hand) => {
        highs[of] = evaluator.high(hands.cards, hand * 4, 4);
        without[of] = evaluator.low(hands.cards, hand * 4, 4) === NO_LOW ? 1 : 0;
      });
      const onBoard = Array<number>(cards.length).fill(0);
      for (const card of board) onBoard[kindOf(card)]++;
      sweep.take(onBoard);
      sweep.sweep(highs, evaluator.allowsLow ? without : null);

      for (let hand = 0; hand < hands.count; hand += 101) {
        const of = classes[hand];
        const [lost, won, tied] = [0, 4, 8].map((cell) =>
          counts.subarray(hand * CELLS + cell, hand * CELLS + cell + 4),
        );
        expect(lost.length).toBe(4);
        const all = won.reduce((sum, count) => sum + 2 * count, 0) + tied.reduce((a, b) => a + b);
        expect(sweep.all[of]).toBe(all);
        if (!evaluator.allowsLow || without[of] === 0) continue;
        expect(sweep.twice[of]).toBe(all + 2 * won[0] + tied[0]);
      }
    },
  );
});
