import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseRange } from '../../src/ranges/range.ts';

const README = readFileSync(new URL('../../src/ranges/README.md', import.meta.url), 'utf8');

const EXAMPLES = [...README.matchAll(/^\| `([^`]+)` +\|.*\| +(\d+) \|$/gm)];

describe('the examples of the grammar', () => {
  it('are found', () => {
    const rows = README.match(/^\| `/gm) ?? [];
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
