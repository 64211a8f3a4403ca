import peer from '@xpressit/winning-poker-hand-rank';
import { cardTexts } from '../../src/cards/text.ts';
import { BoardEvaluator, evaluateDealsInto } from '../../src/evaluator/board-evaluator.ts';
import { bestPlays } from '../../src/evaluator/evaluate.ts';
import { cardsOf, randomDeals } from '../deals.ts';
import { type Figure, formatNumber, rates, type Section } from '../figures.ts';

const DEALS = 20_000;
const SLOW_DEALS = 5000;
const CARDS = 9;

const deals = randomDeals(DEALS, CARDS, 1);
const highs = new Uint16Array(DEALS);
const lows = new Uint8Array(DEALS);
const evaluator = new BoardEvaluator();

const slow = Array.from({ length: SLOW_DEALS }, (_, deal) => {
  const cards = cardsOf(deals, deal, CARDS);
  return { hole: cards.slice(0, 4), board: cards.slice(4) };
});
const peerDeals = slow.map(({ hole, board }) => {
  const upper = (cards: number[]) => cardTexts(cards).map((text) => text.toUpperCase());
  return { hands: [upper(hole)], board: upper(board) };
});

function checkAgreement(): void {
  evaluateDealsInto(deals, 4, highs, lows, evaluator);
  slow.forEach(({ hole, board }, deal) => {
    const { high, low } = bestPlays(hole, board);
    const theirs = rankPeer(deal);
    const same = high.value === highs[deal] && low.value === lows[deal];
    if (!same || theirs.rank !== high.value) throw new Error(`evaluators differ on deal ${deal}`);
  });
}

function rankPeer(deal: number) {
  const { hands, board } = peerDeals[deal];
  return peer.rankHands('omaha_hi_lo', board as never, hands as never)[0];
}

export const EVALUATOR: Section = {
  name: 'evaluator',
  about: 'A hand of four on a board of five, seeded random deals',
  async *measure(): AsyncGenerator<Figure> {
    checkAgreement();
    const [peers, reference, both, high, low, oneBoard] = await rates([
      {
        name: '@xpressit/winning-poker-hand-rank, high and low',
        unit: 'hands',
        units: SLOW_DEALS,
        run: () => peerDeals.map((_, deal) => rankPeer(deal)),
      },
      {
        name: 'our 60 combinations, high and low',
        unit: 'hands',
        units: SLOW_DEALS,
        run: () => slow.map(({ hole, board }) => bestPlays(hole, board)),
      },
      {
        name: 'evaluateDealsInto, high and low',
        unit: 'hands',
        units: DEALS,
        run: () => evaluateDealsInto(deals, 4, highs, lows, evaluator),
      },
      {
        name: 'BoardEvaluator, a board and a high each',
        unit: 'hands',
        units: DEALS,
        run: () => {
          let sum = 0;
          for (let at = 0; at < deals.length; at += CARDS) {
            evaluator.setBoard(deals, at + 4);
            sum += evaluator.high(deals, at, 4);
          }
          return sum;
        },
      },
      {
        name: 'BoardEvaluator, a board and a low each',
        unit: 'hands',
        units: DEALS,
        run: () => {
          let sum = 0;
          for (let at = 0; at < deals.length; at += CARDS) {
            evaluator.setBoard(deals, at + 4);
            sum += evaluator.low(deals, at, 4);
          }
          return sum;
        },
      },
      {
        name: 'BoardEvaluator, high and low, one board for all',
        unit: 'hands',
        units: DEALS,
        run: () => {
          evaluator.setBoard(deals, 4);
          let sum = 0;
          for (let at = 0; at < deals.length; at += CARDS) {
            sum += evaluator.high(deals, at, 4) + evaluator.low(deals, at, 4);
          }
          return sum;
        },
      },
    ]);
    yield peers;
    yield reference;
    const times = formatNumber(both.median / peers.median);
    yield { ...both, against: `${times} times the peer; at least 90 wanted` };
    yield high;
    yield low;
    yield oneBoard;
  },
};
