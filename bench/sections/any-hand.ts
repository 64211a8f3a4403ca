import { equity } from '../../src/equity/equity.ts';
import { type Figure, type Section, summary } from '../figures.ts';

const SPOTS = [
  { name: 'before the flop, 211,315,436,640 deals', board: '', rounds: 3, most: 30_000 },
  { name: 'on a flop, 122 million deals', board: '4s5d9c', rounds: 9, most: 1000 },
  { name: 'on a turn, 5 million deals', board: '4s5d9cTh', rounds: 15, most: 100 },
];

export const ANY_HAND: Section = {
  name: 'any-hand',
  about: 'AsAh2s3h against any hand, exactly',
  async *measure(): AsyncGenerator<Figure> {
    for (const { name, board, rounds, most } of SPOTS) {
      for (const threads of board === '' ? [1, 2] : [1]) {
        const times: number[] = [];
        for (let round = 0; round < rounds; round++) {
          const { elapsedMs } = await equity({
            hands: ['AsAh2s3h', '*'],
            board,
            exact: true,
            threads,
          });
          times.push(elapsedMs);
        }
        const on = threads === 1 ? 'one thread' : 'two threads';
        yield { ...summary(`${name}, ${on}`, 'ms', times), against: `at most ${most} wanted` };
      }
    }
  },
};
