import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { ExactEngine } from '../../../src/equity/engines/contract.ts';
import { allEngines, engineNamed, enginesFor } from '../../../src/equity/engines/list.ts';
import { dealsOf } from '../../../src/equity/job.ts';
import { planJob } from '../../../src/equity/plan.ts';
import { parseJob } from '../../../src/equity/read-job.ts';
import { ShareCounts } from '../../../src/equity/share-counts.ts';
import { countDirectly } from '../direct.ts';

/** The simplest engine that there could be: it deals every board of known hands. */
const everyBoard: ExactEngine<null> = {
  name: 'every-board',
  method: 'exact',
  offer: (job) => ({ pieceCost: 1, pieces: 1, deals: Number(dealsOf(job)), data: null }),
  counter: (job) => ({ count: () => ({ counts: countDirectly(job).plain() }) }),
};

/** Which engine answers a question, from those of the list. */
async function chosen(
  hands: string[],
  options: { board?: string; trials?: number; exact?: boolean },
) {
  const { board = '', ...method } = options;
  return (await planJob(await parseJob({ hands, board }), method)).engine.name;
}

describe('the list of engines', () => {
  it('has a name for each, by which threads find it', async () => {
    const engines = await allEngines();
    const names = engines.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const engine of engines) expect(await engineNamed(engine.name)).toBe(engine);
    await expect(engineNamed('none')).rejects.toThrow('no engine is named none');
  });

  it.each([
    ['few-boards', ['AsAh2s3h', 'KsKdQsJd'], { board: '4s5d9cKh' }],
    ['known-hands', ['AsAh2s3h', 'KsKdQsJd'], { board: '4s5d9c' }],
    ['unknown-hand', ['AsAh2s3h', '*'], {}],
    ['several-unknown', ['*', '*'], { board: '4s5d9cKh2d', exact: true }],
    ['sampling', ['AsAh2s3h', '*', '*'], {}],
    ['sampling', ['AsAh2s3h', 'KsKdQsJd'], { trials: 1000 }],
    ['range-boards', ['AAKK:$ds', 'QQJJ:$ds'], { board: '4s5d9c2d7h' }],
    ['range-boards', ['AA', 'KK:$ds', 'JsTs9s8s'], { board: '4s5d9c2d7h' }],
    ['each-hand', ['AA', 'KK'], { board: '4s5d9c2d7h' }],
    ['each-hand', ['15%', '*'], { board: '4s5d9c2d' }],
    ['range-combinations', ['AsAh2s3h', 'KsKdQ'], {}],
    ['range-sampling', ['A2', '15%'], {}],
    // Too many deals for an exact answer are no reason not to sample.
    ['range-sampling', ['AA23:$ds', '*', '*'], {}],
  ])('is chosen from: %s', async (name, hands, options) => {
    expect(await chosen(hands, options)).toBe(name);
  });

  it('takes a new engine as it is', async () => {
    const job = await parseJob({ hands: ['AsAh2s3h', 'KsKdQsJd'], board: '4s5d9c' });
    const engines = [...(await enginesFor(job)), everyBoard];
    const { engine, offer } = await planJob(job, {}, engines);
    expect(engine).toBe(everyBoard);
    const expected = new ShareCounts(2);
    expected.merge(countDirectly(job));
    expect(engine.counter(job, offer.data).count(0, offer.pieces)).toEqual({
      counts: expected.plain(),
    });
  });
});

describe('the documents', () => {
  const namesIn = (file: string, pattern: RegExp): string[] =>
    [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, name]) => name);

  it('name the engines of the list', async () => {
    const names = (await allEngines()).map(({ name }) => name);
    expect(namesIn('src/equity/README.md', /^\| `([a-z-]+)` +\|/gm).sort()).toEqual(names.sort());
    const [list] = namesIn('ARCHITECTURE.md', /## Engines of equity\n(?:.*\n)*?\n(`[^#]*)##/g);
    expect(list.match(/[a-z-]+/g)?.sort()).toEqual(names.sort());
  });
});
