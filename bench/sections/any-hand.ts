import { equity } from '../../src/equity/equity.ts';
import { type Figures, type Section, summary } from '../figures.ts';

const SPOTS = [
  { name: 'before the flop, 211,315,436,640 deals', board: '', rounds: 3, most: 30_000 },
  { name: 'on a flop, 122,175,900 deals', board: '4s5d9c', rounds: 9, most: 1000 },
  { name: 'on a turn, 5,430,040 deals', board: '4s5d9cTh', rounds: 21, most: 100 },
];

/** The golden count of deals that AsAh2s3h scoops against any hand before the flop. */
const SCOOPS = 129_948_032_662;

export const ANY_HAND: Section = {
  name: 'any-hand',
  about: 'AsAh2s3h against any hand, exactly; two threads include their start',
  async *measure(): Figures {
    for (const { name, board, rounds, most } of SPOTS) {
      const medians: number[] = [];
      for (const threads of [1, 2]) {
        const times: number[] = [];
        // The first call, which compiles, is not counted where it is short.
        for (let round = board === '' ? 0 : -1; round < rounds; round++) {
          const started = performance.now();
          const { players } = await equity({
            hands: ['AsAh2s3h', '*'],
            board,
            exact: true,
            threads,
          });
          if (round >= 0) times.push(performance.now() - started);
          if (board === '' && players[0].scoop !== SCOOPS) throw new Error('a count is wrong');
        }
        const on = threads === 1 ? 'one thread' : 'two threads';
        const figure = summary(`${name}, ${on}`, 'ms', times);
        medians.push(figure.median);
        const ratio = { value: medians[0] / figure.median, of: "one thread's speed" };
        yield threads === 1 ? { ...figure, wanted: { atMost: most } } : { ...figure, ratio };
      }
    }
  },
};
