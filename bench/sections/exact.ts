import { equityOmaha } from '@poker-apprentice/hand-evaluator';
import { deckWithout } from '../../src/cards/card.ts';
import { cardTexts, parseCards } from '../../src/cards/text.ts';
import { type EquityOptions, equity } from '../../src/equity/equity.ts';
import { EquityPool } from '../../src/equity/threads/pool.ts';
import { BoardEvaluator } from '../../src/evaluator/board-evaluator.ts';
import {
  asTime,
  type Figure,
  type Figures,
  rates,
  type Section,
  summary,
  type Timed,
} from '../figures.ts';
import { LIBRARY, runNode } from '../processes.ts';

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
/** These two are held against the peer: the same match-up. */
const HELD_AGAINST_PEER = 2;

const FRESH_PROCESSES = 15;

/** How often the first hand wins each half alone. */
interface Wins {
  highWin: number;
  lowWin: number;
}

/** The twin of the classes: all 1,086,008 boards, one by one, with the evaluator for one hand. */
function countBoards(): Wins {
  const hands = Uint8Array.from(HEADS_UP.flatMap((hand) => parseCards(hand)));
  const deck = deckWithout(hands);
  const evaluator = new BoardEvaluator();
  const board = new Uint8Array(5);
  const wins = { highWin: 0, lowWin: 0 };
  for (let a = 4; a < deck.length; a++) {
    board[0] = deck[a];
    for (let b = 3; b < a; b++) {
      board[1] = deck[b];
      for (let c = 2; c < b; c++) {
        board[2] = deck[c];
        for (let d = 1; d < c; d++) {
          board[3] = deck[d];
          for (let e = 0; e < d; e++) {
            board[4] = deck[e];
            evaluator.setBoard(board, 0);
            if (evaluator.high(hands, 0, 4) < evaluator.high(hands, 4, 4)) wins.highWin++;
            if (evaluator.low(hands, 0, 4) < evaluator.low(hands, 4, 4)) wins.lowWin++;
          }
        }
      }
    }
  }
  return wins;
}

const peerHands = HEADS_UP.map((hand) => cardTexts(parseCards(hand))) as never;

async function checkAgreement(pool: EquityPool): Promise<void> {
  const [{ highWin, lowWin }] = (await equity({ hands: HEADS_UP, pool })).players;
  const counted = countBoards();
  if (counted.highWin !== highWin || counted.lowWin !== lowWin) {
    throw new Error('boards one by one give other counts');
  }
  const [high] = (await equity({ hands: HEADS_UP, game: 'omahahi', pool })).players;
  const [theirs] = equityOmaha(peerHands, []);
  if (Math.abs(high.equity - theirs.equity) > 1e-9) throw new Error('the peer differs');
}

/** What the first answers of a process cost: a command makes only one. */
function* firstCalls(): Generator<Figure> {
  const script = `const { equity } = await import('${LIBRARY}');
    const times = [];
    for (let i = 0; i < 2; i++) {
      const started = performance.now();
      await equity({ hands: ${JSON.stringify(HEADS_UP)} });
      times.push(performance.now() - started);
    }
    console.log(times.join(' '));`;
  const runs = Array.from({ length: FRESH_PROCESSES }, () =>
    runNode(['--input-type=module', '-e', script]).stdout.split(' ').map(Number),
  );
  const call = (name: string, at: number): Figure =>
    summary(
      name,
      'ms',
      runs.map((times) => times[at]),
    );
  yield call('the first call of a process, tables and all', 0);
  yield call('the second call of a process', 1);
}

export const EXACT: Section = {
  name: 'exact',
  about:
    'Exact equity of known hands: warm calls of `equity()` on one thread. Ratios are of the rate; the peer counts the high alone',
  async *measure(): Figures {
    const pool = new EquityPool({ threads: 1 });
    await checkAgreement(pool);
    const call = (name: string, run: () => unknown): Timed => ({
      name,
      unit: 'calls',
      units: 1,
      run,
    });
    const ours = SPOTS.map(({ name, most: _, ...spot }) =>
      call(name, () => equity({ ...spot, exact: true, pool })),
    );
    // Those that are held against the peer take turns with it.
    const [peer, twin, ...held] = await rates(
      [
        call('@poker-apprentice/hand-evaluator, AsAh2s3h v KsKdQsJd', () =>
          equityOmaha(peerHands, []),
        ),
        call('1,086,008 boards one by one, high and low', countBoards),
        ...ours.slice(0, HELD_AGAINST_PEER),
      ],
      4000,
    );
    const figures = [...held, ...(await rates(ours.slice(HELD_AGAINST_PEER)))];
    await pool.close();
    const ofPeer = ({ median }: Figure) => ({ value: median / peer.median, of: 'the peer' });
    yield asTime(peer);
    yield { ...asTime(twin), ratio: ofPeer(twin) };
    for (const [i, figure] of figures.entries()) {
      const { most } = SPOTS[i];
      yield {
        ...asTime(figure),
        ...(i < HELD_AGAINST_PEER && { ratio: ofPeer(figure) }),
        ...(i === 0 && { wanted: { atLeast: 200 } }),
        ...(most !== undefined && { wantedMedian: { atMost: most } }),
      };
    }
    yield* firstCalls();
  },
};
