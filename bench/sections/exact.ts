import { equityOmaha } from '@poker-apprentice/hand-evaluator';
import { deckWithout } from '../../src/cards/card.ts';
import { cardTexts, parseCards } from '../../src/cards/text.ts';
import { type EquityOptions, equity } from '../../src/equity/equity.ts';
import { EquityPool } from '../../src/equity/pool.ts';
import { BoardEvaluator } from '../../src/evaluator/board-evaluator.ts';
import { forEachCombination } from '../../src/math/combinations.ts';
import { asTime, type Figure, formatNumber, rates, type Section } from '../figures.ts';
import { firstCalls } from '../processes.ts';

const HEADS_UP = ['AsAh2s3h', 'KsKdQsJd'];
const SIX = [...HEADS_UP, '9c8c7d6d', 'Ac2d4c5h', '7s6s5s4s', 'TcTdJhQh'];

interface Spot extends Pick<EquityOptions, 'hands' | 'board' | 'game'> {
  name: string;
  /** The most that is wanted: milliseconds. */
  most?: number;
}

const SPOTS: Spot[] = [
  { name: 'AsAh2s3h v KsKdQsJd before the flop', hands: HEADS_UP, most: 1.5 },
  { name: 'the same, high only', hands: HEADS_UP, game: 'omahahi' },
  { name: 'three players', hands: SIX.slice(0, 3), most: 2 },
  { name: 'six players', hands: SIX, most: 1.5 },
  { name: 'a board of one card', hands: HEADS_UP, board: '4s' },
  { name: 'a board of two cards', hands: HEADS_UP, board: '4s5d' },
  { name: 'a flop, 820 boards', hands: HEADS_UP, board: '4s5d9c', most: 0.15 },
  { name: 'a turn, 40 boards', hands: HEADS_UP, board: '4s5d9cTh', most: 0.03 },
  { name: 'five hole cards', hands: ['AsAh2s3hKd', 'KsQsJdTd9c'] },
  { name: 'six hole cards', hands: ['AsAh2s3hKd4c', 'KsQsJdTd9c8c'] },
];

/** The twin of the classes: every board dealt, with the evaluator for one hand. */
function countBoards(): number {
  const evaluator = new BoardEvaluator();
  const hands = HEADS_UP.map((hand) => Uint8Array.from(parseCards(hand)));
  const board = new Uint8Array(5);
  let won = 0;
  forEachCombination(deckWithout(hands.flatMap((hand) => [...hand])), 5, (cards) => {
    board.set(cards);
    evaluator.setBoard(board, 0);
    const [first, second] = hands.map((hand) => evaluator.high(hand, 0, 4));
    won +=
      Math.sign(second - first) +
      Number(evaluator.low(hands[0], 0, 4) < evaluator.low(hands[1], 0, 4));
  });
  return won;
}

const peerHands = HEADS_UP.map((hand) => cardTexts(parseCards(hand)));

export const EXACT: Section = {
  name: 'exact',
  about: 'Exact equity of known hands, warm, through `equity()` on one thread',
  async *measure(): AsyncGenerator<Figure> {
    const pool = new EquityPool({ threads: 1 });
    const ours = await equity({ hands: HEADS_UP, game: 'omahahi', pool });
    const [theirs] = equityOmaha(peerHands as never, []);
    if (Math.abs(ours.players[0].equity - theirs.equity) > 1e-9)
      throw new Error('the peer differs');

    const timed = SPOTS.map(({ name, most: _, ...spot }) => ({
      name,
      unit: 'calls',
      units: 1,
      run: () => equity({ ...spot, exact: true, pool }),
    }));
    const figures = (await rates(timed)).map(asTime);
    const [peer, twin] = (
      await rates(
        [
          {
            name: '@poker-apprentice/hand-evaluator, the same, high only',
            unit: 'calls',
            units: 1,
            run: () => equityOmaha(peerHands as never, []),
          },
          {
            name: 'every board dealt, our evaluator for one hand',
            unit: 'calls',
            units: 1,
            run: countBoards,
          },
        ],
        2000,
      )
    ).map(asTime);
    await pool.close();
    yield peer;
    yield twin;
    for (const [i, figure] of figures.entries()) {
      const { most } = SPOTS[i];
      const times = formatNumber(peer.median / figure.median);
      const against = [
        ...(i < 2
          ? [`the peer takes ${times} times as long${i === 0 ? '; at least 200 wanted' : ''}`]
          : []),
        ...(most === undefined ? [] : [`at most ${most} wanted`]),
      ];
      yield { ...figure, against: against.join('; ') || undefined };
    }
    yield* firstCalls(HEADS_UP);
  },
};
