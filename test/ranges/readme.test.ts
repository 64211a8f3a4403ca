import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseRange } from '../../src/ranges/range.ts';
import { printed } from '../cli/fake-io.ts';

const README = readFileSync(new URL('../../src/ranges/README.md', import.meta.url), 'utf8');

const EXAMPLES = [...README.matchAll(/^\| `([^`]+)` +\|.*\| +(\d+) \|$/gm)];

describe('the examples of the grammar', () => {
  it('are found', () => {
    const rows = README.slice(0, README.indexOf('## JSON')).match(/^\| `/gm) ?? [];
    expect(EXAMPLES.length).toBe(rows.length);
    expect(EXAMPLES.length).toBeGreaterThan(45);
  });

  it.each(EXAMPLES.map(([, text, hands]) => [text, Number(hands)] as const))(
    '%s: %i hands',
    async (text, hands) => {
      expect((await parseRange(text)).size).toBe(hands);
    },
  );
});

describe('the fields of JSON', () => {
  const fields = (from: string, to: string) =>
    [...README.slice(README.indexOf(from), README.indexOf(to)).matchAll(/^\| `(\w+)`/gm)].map(
      ([, name]) => name,
    );
  const keys = async (line: string) => Object.keys(JSON.parse(await printed(line)));

  it('of omaha8 range are those that it prints', async () => {
    const all = new Set([
      ...(await keys("range 'AAAA' --json --list")),
      ...(await keys("range 'AAAA' --json --sample 1")),
      ...(await keys("range 'AAAA' --json --classes")),
    ]);
    expect(fields('`omaha8 range --json`', '`omaha8 rank --json`')).toEqual([...all]);
  });

  it('of omaha8 rank are those that it prints', async () => {
    const report = JSON.parse(await printed('rank AsAh2s3h --json'));
    const { hand: _, rankings, hutchison, ...rest } = report;
    expect(rest).toEqual({});
    const points = 'and, for hands of four cards';
    expect(fields('`omaha8 rank --json`', points)).toEqual(Object.keys(rankings[0]));
    expect(fields(points, '## Inside').toSorted()).toEqual(Object.keys(hutchison).toSorted());
  });
});
