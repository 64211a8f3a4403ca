import { describe, expect, it } from 'vitest';
import { type Card, deckWithout, fullDeck } from '../../../src/cards/card.ts';
import { formatCards, parseCards } from '../../../src/cards/text.ts';
import { CELLS, EachHandCounter } from '../../../src/equity/each-hand/board-counts.ts';
import { allHands, type HandList } from '../../../src/equity/each-hand/hand-list.ts';
import { equity } from '../../../src/equity/equity.ts';
import { BoardEvaluator } from '../../../src/evaluator/board-evaluator.ts';
import type { Game } from '../../../src/games/game.ts';
import { NO_LOW } from '../../../src/tables/low-values.ts';
import { Dealer } from '../../deals.ts';

/** The hands of a list that a board leaves, with their values. */
function handsOn(game: Game, { size, count, cards, weights }: HandList, board: readonly Card[]) {
  const evaluator = new BoardEvaluator();
  evaluator.setBoard(Uint8Array.from(board), 0);
  return Array.from({ length: count }, (_, hand) => ({
    hand,
    held: [...cards.subarray(hand * size, hand * size + size)],
    high: evaluator.high(cards, hand * size, size),
    low: game === 'omaha8' ? evaluator.low(cards, hand * size, size) : NO_LOW,
    weight: weights?.[hand] ?? 1,
  })).filter(({ held }) => !held.some((card) => board.includes(card)));
}

/** All pairs of hands, one by one. */
function countPairs(game: Game, mine: HandList, theirs: HandList, board: readonly Card[]) {
  const sharers = (own: number, other: number) => (own < other ? 1 : own === other ? 2 : 0);
  const counts = new Float64Array(mine.count * CELLS);
  const others = handsOn(game, theirs, board);
  for (const own of handsOn(game, mine, board)) {
    for (const other of others) {
      if (own.held.some((card) => other.held.includes(card))) continue;
      const noLow = own.low === NO_LOW && other.low === NO_LOW;
      const low = noLow ? -1 : sharers(own.low, other.low);
      counts[own.hand * CELLS + 4 * sharers(own.high, other.high) + low + 1] += other.weight;
    }
  }
  return counts;
}

/** Hands of one size from few cards, so that many share one, and some are in both lists. */
function randomList(dealer: Dealer, deck: readonly Card[], size: number, weighted: boolean) {
  const all = allHands(deck, size);
  const kept = dealer.deal(50, fullDeck()).map((number) => 7 * number);
  return {
    size,
    count: kept.length,
    cards: Uint8Array.from(
      kept.flatMap((hand) => [...all.cards.subarray(hand * size, hand * size + size)]),
    ),
    weights: weighted ? Uint16Array.from(kept, () => dealer.number(1, 10_000)) : null,
  };
}

describe('EachHandCounter', () => {
  for (const size of [4, 5]) {
    for (const game of ['omaha8', 'omahahi'] as const) {
      it(`counts what all pairs of hands of ${size} cards make of random boards of ${game}`, () => {
        const dealer = new Dealer(size);
        for (let round = 0; round < 4; round++) {
          const deck = dealer.deal(size + 8).sort((a, b) => a - b);
          const mine = randomList(dealer, deck, size, round % 2 === 0);
          const theirs = randomList(dealer, deck, size, round % 3 === 0);
          const counter = new EachHandCounter(game, mine, theirs);
          const counts = new Float64Array(mine.count * CELLS);
          const expected = new Float64Array(mine.count * CELLS);
          for (let board = 0; board < 3; board++) {
            // Some cards that the hands are of, so that some hands are left out.
            const five = dealer.deal(5, [
              ...deck.slice(0, 3),
              ...dealer.deal(9, deckWithout(deck)),
            ]);
            counter.add(five, counts);
            countPairs(game, mine, theirs, five).forEach((count, cell) => {
              expected[cell] += count;
            });
          }
          expect(counts).toEqual(expected);
        }
      });
    }
  }

  it('has for every hand against any hand what equity has for that hand', async () => {
    const dealer = new Dealer(1);
    for (const [board, game] of [
      ['3h5c8sKdQd', 'omaha8'],
      ['2h3h4h5h6h', 'omaha8'],
      ['9c9d9h8s7s', 'omahahi'],
    ] as const) {
      const cards = parseCards(board);
      const hands = allHands(deckWithout(cards), 4);
      expect(hands.count).toBe(178_365);
      const counts = new Float64Array(hands.count * CELLS);
      new EachHandCounter(game, hands, hands).add(cards, counts);
      for (let i = 0; i < 10; i++) {
        const hand = dealer.number(0, hands.count - 1);
        const text = formatCards([...hands.cards.subarray(hand * 4, hand * 4 + 4)]);
        const { players } = await equity({ hands: [text, '*'], board, game, exact: true });
        const rows = [...counts.subarray(hand * CELLS, (hand + 1) * CELLS)]
          .map((count, cell) => [cell >> 2, (cell & 3) === 0 ? null : (cell & 3) - 1, count])
          .filter(([, , count]) => count !== 0);
        expect(rows).toEqual(players[0].shares);
      }
    }
  });
});
