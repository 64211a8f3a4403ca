import { describe, expect, it } from 'vitest';
import { deckWithout } from '../../../src/cards/card.ts';
import { formatCards, parseCards } from '../../../src/cards/text.ts';
import { combinationsOf } from '../../../src/equity/choices/combinations.ts';
import { planDraws } from '../../../src/equity/choices/drawer.ts';
import { DrawnSets } from '../../../src/equity/choices/drawn-sets.ts';
import { Moves } from '../../../src/equity/choices/moves.ts';
import { Particles } from '../../../src/equity/choices/particles.ts';
import { RejectionDraws } from '../../../src/equity/choices/rejection.ts';
import { SequentialDraws } from '../../../src/equity/choices/sequential.ts';
import { judgeWeights, WeightedDraws } from '../../../src/equity/choices/weighted-draws.ts';
import { ChoiceSampler } from '../../../src/equity/engines/range-sampling.ts';
import { equity } from '../../../src/equity/equity.ts';
import { type EquityJob, seenCards } from '../../../src/equity/job.ts';
import { type EquityCards, parseJob } from '../../../src/equity/read-job.ts';
import { SampleSum } from '../../../src/equity/sample-counts.ts';
import { RandomStream, RandomWords } from '../../../src/math/random.ts';
import { Dealer } from '../../deals.ts';
import { effort } from '../../effort.ts';
import { listTable } from '../random-tables.ts';

const allBut = (live: string): string => formatCards(deckWithout(parseCards(live)));

/** All combinations one by one, with the probability of each. */
function probabilities(job: EquityJob): Map<string, number> {
  // A known card of each suit, in a place of its own, keeps combinations apart that renamed suits make alike.
  const { choices } = job;
  const apart = { ...job, hands: [[0], [1], [2], [3]], board: [], dead: [] };
  const { count, indexes, weights, totalWeight } = combinationsOf({ ...apart, choices });
  const texts = Array.from({ length: count }, (_, i) =>
    indexes.slice(i * choices.length, (i + 1) * choices.length).join(),
  );
  return new Map(texts.map((text, i) => [text, weights[i] / Number(totalWeight)]));
}

/** Combinations are put together in so many heaps, each of which is seen often. */
const HEAPS = 40;

/**
 * How far the parts of all heaps are from what they should be, as the mean square of their deviations in
 * standard errors: about 1, and itself off by 0.22 in a standard deviation.
 *
 * @param samples  independent ones: how often each has seen each combination, and its size
 */
function misfit(
  expected: Map<string, number>,
  samples: readonly { seen: Map<string, number>; size: number }[],
): number {
  const texts = [...expected.keys()];
  const heapOf = new Map(texts.map((text, i) => [text, i % HEAPS]));
  const parts = new Array<number>(HEAPS).fill(0);
  texts.forEach((text, i) => {
    parts[i % HEAPS] += expected.get(text) ?? 0;
  });
  const off = parts.map(() => 0);
  const variance = parts.map(() => 0);
  for (const { seen, size } of samples) {
    const times = parts.map(() => 0);
    for (const [text, count] of seen) times[heapOf.get(text) ?? -1] += count;
    times.forEach((count, heap) => {
      off[heap] += count - parts[heap] * size;
      variance[heap] += (count - parts[heap] * size) ** 2;
    });
  }
  return off.reduce((sum, value, heap) => sum + value ** 2 / variance[heap], 0) / HEAPS;
}

/** Short decks, so that every combination can be listed. */
const SMALL: EquityCards[] = [
  { hands: ['AA2@50,KKQ', 'A2@30,KQ'], dead: allBut('AsAhAdKsKhKd2sQs3d4d5c9c8d') },
  {
    hands: ['AKQ2@25,AAKT', 'AKQ3', 'AKT4@70,QQJ3'],
    dead: allBut('AsAhAdKsKhKdQsQh2s3hTsTh4sJsJh5s5h'),
  },
];

describe('combinations of hands are as likely as the product of their weights', () => {
  const textOf = (drawn: DrawnSets): string => Array.from(drawn.chosen).join();

  it.each(SMALL)('drawn by themselves: %j', async (cards) => {
    const job = await parseJob(cards);
    const drawn = new DrawnSets(job.choices);
    const draws = new RejectionDraws(drawn);
    const words = new RandomWords(new RandomStream(5));
    const expected = probabilities(job);
    const samples = Array.from({ length: 20 * expected.size }, () => {
      draws.draw(words);
      return { seen: new Map([[textOf(drawn), 1]]), size: 1 };
    });
    expect(misfit(expected, samples)).toBeGreaterThan(0.3);
    expect(misfit(expected, samples)).toBeLessThan(1.9);
  });

  it.each(SMALL.flatMap((cards) => [1, 5].map((count) => ({ cards, count }))))(
    'drawn one after another, with weights: %j',
    async ({ cards, count }) => {
      const job = await parseJob(cards);
      const drawn = new DrawnSets(job.choices);
      const particles = new Particles(
        drawn,
        new SequentialDraws(drawn, deckWithout(seenCards(job))),
        count,
      );
      const words = new RandomWords(new RandomStream(6));
      const expected = probabilities(job);
      const samples = Array.from({ length: 20 * expected.size }, () => {
        const weight = particles.draw(words);
        if (weight > 0) particles.pick(words);
        return { seen: new Map(weight > 0 ? [[textOf(drawn), weight]] : []), size: weight };
      });
      expect(misfit(expected, samples)).toBeGreaterThan(0.3);
      expect(misfit(expected, samples)).toBeLessThan(1.9);
    },
  );

  it.each(SMALL)('and remain so by moves: %j', async (cards) => {
    const job = await parseJob(cards);
    const drawn = new DrawnSets(job.choices);
    const draws = new RejectionDraws(drawn);
    const moves = new Moves(drawn, new SequentialDraws(drawn, deckWithout(seenCards(job))));
    const words = new RandomWords(new RandomStream(8));
    const expected = probabilities(job);
    let changed = 0;
    const samples = Array.from({ length: 20 * expected.size }, () => {
      draws.draw(words);
      const before = textOf(drawn);
      moves.begin();
      for (let i = 0; i < 3; i++) moves.next(words);
      if (textOf(drawn) !== before) changed++;
      return { seen: new Map([[textOf(drawn), 1]]), size: 1 };
    });
    expect(changed).toBeGreaterThan(samples.length / 2);
    expect(misfit(expected, samples)).toBeGreaterThan(0.3);
    expect(misfit(expected, samples)).toBeLessThan(1.9);
  });

  it.each(SMALL)('in chunks of trials, however these cut the last draw: %j', async (cards) => {
    const job = await parseJob(cards);
    const drawn = new DrawnSets(job.choices);
    const sequential = new SequentialDraws(drawn, deckWithout(seenCards(job)));
    const weighting = judgeWeights(drawn, sequential, new RandomWords(new RandomStream(0)));
    if (weighting === null) throw new Error('cannot be drawn');
    const draws = new WeightedDraws(drawn, sequential, weighting);
    const expected = probabilities(job);
    const trials = 50;
    const samples = Array.from({ length: expected.size }, (_, chunk) => {
      const words = new RandomWords(new RandomStream(7, chunk));
      const seen = new Map<string, number>();
      draws.begin(words);
      for (let left = trials; left > 0; ) {
        const together = Math.min(left, draws.draw(words));
        for (let trial = 0; trial < together; trial++) {
          draws.next(words);
          seen.set(textOf(drawn), (seen.get(textOf(drawn)) ?? 0) + 1);
        }
        left -= together;
      }
      return { seen, size: trials };
    });
    expect(misfit(expected, samples)).toBeGreaterThan(0.3);
    expect(misfit(expected, samples)).toBeLessThan(1.9);
  });
});

const SPOTS: EquityCards[] = [
  { hands: ['AA', 'KK'], board: '7s8h5cKdQs' },
  { hands: ['A23', '5%'], board: '7s8h5cKdQs' },
  { hands: ['A2@50,KK', 'A3:$ds'], board: '7s8h5cKdQs' },
  { hands: ['AA:$ds', 'KK:$ds'], board: '3s4h5cTd' },
  { hands: ['A2:$ds', 'KQJT'], board: '7s8h5cKd' },
  { hands: ['A23', 'AKK@20,QQJJ'], board: '2s8h5cKd' },
  { hands: ['AsAh2s3h', 'KK:$ds'], board: '7s8h5c' },
  { hands: ['AsAh2s3h', 'A4:$ds@40,KQJT'], board: '7s8h5c' },
  { hands: ['AsAh2s3h', 'KsKdQ'], board: '' },
  { hands: ['AsAh2s3h', 'KsKd9'], game: 'omahahi' },
  { hands: ['AsAh2s3h', 'KQJT', 'QsJs'], board: '7s8h5cKd2d' },
  { hands: ['AsAh2', 'KsKh3', 'QsQh'], board: '7s8h5cKd2d' },
  { hands: ['AAKs', 'QQJs9', 'A23s4'], board: '7s8h5cKd2d' },
  {
    hands: ['AsAh2s3h', '99', '*'],
    board: '7s8h5cKd2d',
    dead: allBut('AsAh2s3h7s8h5cKd2d9s9h9dTsJd4c6cQhTcJhQd'),
  },
  { hands: ['AsAh2s3h', 'KsKdQsJd'], board: 'wwx' },
  { hands: ['AsAh2s3h', 'KsKdQsJd'], board: '$L$L$L' },
  { hands: ['AsAh2s3h', 'KsKdQ'], board: 'TTTA' },
  { hands: ['AsAh2s3h', 'KsKdQ9'], board: '7s8h5cKh', dead: 'QQ' },
  { hands: ['AsAh2s3d9', 'KsKdQs9'], board: '7s8h5c', cards: 5 },
  { hands: ['AsAh2s3d9', 'KsKdQsJc9'], board: '7s8h5cTd', cards: 6 },
];

/** In each of many runs. */
const TRIALS = effort(2400, 4800);

describe('sampled ranges', () => {
  it.each(SPOTS)('come within four standard errors of exact: %j', async (spot) => {
    const trials = 60_000;
    const exact = await equity({ ...spot, exact: true });
    const sample = await equity({ ...spot, trials });
    expect(exact.method).toBe('exact');
    expect(sample.method).toBe('monte-carlo');
    sample.players.forEach((player, i) => {
      const off = Math.abs(player.equity - exact.players[i].equity);
      expect(off).toBeLessThanOrEqual(4 * player.standardError);
      expect(player.standardError).toBeLessThan(0.01);
    });
    const low = exact.lowMade / exact.deals;
    const off = Math.abs(sample.lowMade / trials - low);
    expect(off).toBeLessThanOrEqual(4 * Math.sqrt((low * (1 - low)) / trials) * 2);
  });

  it('state the error that many seeds really have', async () => {
    const dealer = new Dealer(3);
    // Of all ways to draw: by rejection, and one after another, alone, 16 and more together.
    const tables: [EquityCards, seeds: number, trials: number][] = [
      [{ hands: ['A2:$ds', '15%'] }, 60, TRIALS],
      [{ hands: ['15%', '15%', '15%', '15%'], board: '4s5d9s' }, 24, TRIALS],
      [{ hands: Array<string>(6).fill('15%') }, 24, TRIALS],
      [{ hands: ['A', 'A', 'A', 'A', '30%', '30%', '30%'], board: '4s5sKs' }, 16, TRIALS],
      [{ hands: listTable(dealer, 8, 40, true).hands }, 24, TRIALS],
      [{ hands: Array<string>(9).fill('15%') }, 12, 2 * TRIALS],
    ];
    let count = 0;
    let squares = 0;
    for (const [cards, seeds, trials] of tables) {
      const job = await parseJob(cards);
      const draws = planDraws(job);
      if (draws instanceof Error) throw draws;
      const runs = Array.from({ length: seeds }, (_, seed) => {
        const sum = new SampleSum(job.hands.length);
        sum.merge(new ChoiceSampler(job, seed, draws).deal(0, trials).plain());
        return sum;
      });
      for (const player of job.hands.keys()) {
        const equities = runs.map(({ counts }) => counts.equity(player));
        const mean = equities.reduce((sum, value) => sum + value) / seeds;
        runs.forEach((run, seed) => {
          const z = (equities[seed] - mean) / run.standardErrors()[player];
          squares += (z ** 2 * seeds) / (seeds - 1);
          count++;
        });
      }
    }
    const deviation = Math.sqrt(squares / count);
    expect(deviation).toBeGreaterThan(0.9);
    expect(deviation).toBeLessThan(1.1);
  });
});
