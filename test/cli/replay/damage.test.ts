import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { damaged } from '../../history/damage.ts';
import { omaha8 } from '../fake-io.ts';

describe('omaha8 replay of damaged text', () => {
  it.each(['', '--json', '--summary', '--phh', '--ohh'])(
    'ends with a verdict or a sentence, and prints no control characters: %j',
    async (form) => {
      const check = fc.asyncProperty(damaged, async (text) => {
        const { code, stdout, stderr } = await omaha8(
          ['replay', '-', ...form.split(' ').filter(Boolean)],
          { stdin: [text] },
        );
        expect([0, 2, 3]).toContain(code);
        for (const line of stderr.split('\n').slice(0, -1)) expect(line).toMatch(/^omaha8: \S/);
        expect(stderr).not.toMatch(/fault of the program|the program failed/);
        expect(stdout + stderr).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u);
      });
      await fc.assert(check, { numRuns: 150 });
    },
  );
});
