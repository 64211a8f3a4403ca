import peer from '@xpressit/winning-poker-hand-rank';
import { deckWithout } from '../../src/cards/card.ts';
import { randomDeals } from '../../src/cards/random-deals.ts';
import { cardTexts } from '../../src/cards/text.ts';
import { BoardEvaluator, evaluateDealsInto } from '../../src/evaluator/board-evaluator.ts';
import { bestPlays } from '../../src/evaluator/evaluate.ts';
import { lowSets, NO_LOW } from '../../src/tables/low-values.ts';
import { cardsOf } from '../deals.ts';
import { type Figures, rates, type Section, type Timed } from '../figures.ts';

const DEALS = 20_000;
const HOLE = 4;
const CARDS = HOLE + 5;

/** Everything that is timed runs over the same deals. */
const deals = randomDeals(DEALS, CARDS, 1);
const highs = new Uint16Array(DEALS);
const lows = new Uint8Array(DEALS);
const evaluator = new BoardEvaluator();

const cards = Array.from({ length: DEALS }, (_, deal) => {
  const all = cardsOf(deals, deal, CARDS);
  return { hole: all.slice(0, HOLE), board: all.slice(HOLE) };
});

/** The peer takes text in upper case, which is made ready here, outside of what is timed. */
const peerDeals = cards.map(({ hole, board }) => {
  const upper = (part: number[]) => cardTexts(part).map((text) => text.toUpperCase());
  return { hands: [upper(hole)] as never, board: upper(board) as never };
});

/** Hands that one board leaves, the board at the end. */
const sharedBoard = Uint8Array.from(cards[0].board);
const handsOfBoard = Uint8Array.from(randomDeals(DEALS, HOLE, 2, deckWithout([...sharedBoard])));

/** All three give the same highs, and the same lows, which the peer numbers by their set of ranks. */
function checkAgreement(): void {
  evaluateDealsInto(deals, HOLE, highs, lows);
  const sets = lowSets();
  cards.forEach(({ hole, board }, deal) => {
    const { high, low } = bestPlays(hole, board);
    const [theirs] = peer.rankHands('omaha_hi_lo', peerDeals[deal].board, peerDeals[deal].hands);
    const lowSet = low.value === NO_LOW ? undefined : sets[low.value - 1];
    const same =
      high.value === highs[deal] &&
      low.value === lows[deal] &&
      theirs.rank === high.value &&
      theirs.low?.rank === lowSet;
    if (!same)
      throw new Error(`evaluators differ on deal ${deal}: ${cardTexts([...hole, ...board])}`);
  });
}

const ours = (name: string, run: () => unknown): Timed => ({
  name,
  unit: 'hands',
  units: DEALS,
  run,
});

const TIMED: Timed[] = [
  ours('@xpressit/winning-poker-hand-rank, high and low', () => {
    let sum = 0;
    for (const { board, hands } of peerDeals) {
      const [{ rank, low }] = peer.rankHands('omaha_hi_lo', board, hands);
      sum += rank + (low?.rank ?? 0);
    }
    return sum;
  }),
  ours('60 combinations, one by one, high and low', () => {
    let sum = 0;
    for (const { hole, board } of cards) {
      const { high, low } = bestPlays(hole, board);
      sum += high.value + low.value;
    }
    return sum;
  }),
  ours('evaluateDealsInto, high and low', () => {
    evaluateDealsInto(deals, HOLE, highs, lows);
    return highs;
  }),
  ours('BoardEvaluator, a board and a high each', () => {
    let sum = 0;
    for (let at = 0; at < deals.length; at += CARDS) {
      evaluator.setBoard(deals, at + HOLE);
      sum += evaluator.high(deals, at, HOLE);
    }
    return sum;
  }),
  ours('BoardEvaluator, a board and a low each', () => {
    let sum = 0;
    for (let at = 0; at < deals.length; at += CARDS) {
      evaluator.setBoard(deals, at + HOLE);
      sum += evaluator.low(deals, at, HOLE);
    }
    return sum;
  }),
  ours('BoardEvaluator, one board, a high and a low each', () => {
    evaluator.setBoard(sharedBoard, 0);
    let sum = 0;
    for (let at = 0; at < handsOfBoard.length; at += HOLE) {
      sum += evaluator.high(handsOfBoard, at, HOLE) + evaluator.low(handsOfBoard, at, HOLE);
    }
    return sum;
  }),
];

export const EVALUATOR: Section = {
  name: 'evaluator',
  about:
    'A hand of four on a board of five, 20,000 seeded random deals, no equal boards but in the last row',
  async *measure(): Figures {
    checkAgreement();
    const [theirs, ...figures] = await rates(TIMED, 1800);
    yield theirs;
    for (const [i, figure] of figures.entries()) {
      const ratio = { value: figure.median / theirs.median, of: 'the peer' };
      yield {
        ...figure,
        ratio,
        ...(i === 1 && { wanted: { atLeast: 90 }, wantedMedian: { atLeast: 10_000_000 } }),
      };
    }
  },
};
