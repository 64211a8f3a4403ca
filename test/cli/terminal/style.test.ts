import { describe, expect, it } from 'vitest';
import { styleFor } from '../../../src/cli/terminal/style.ts';

const output = (isTTY: boolean) => ({ isTTY, write: () => true, once: () => undefined });
const isColoured = (isTTY: boolean, env: Record<string, string>) =>
  styleFor(output(isTTY), env).strong('x') !== 'x';

describe('colour', () => {
  it.each<[boolean, Record<string, string>, boolean]>([
    [true, {}, true],
    [false, {}, false],
    [true, { TERM: 'dumb' }, false],
    [true, { NO_COLOR: '1' }, false],
    [true, { NO_COLOR: '' }, true],
    [true, { NODE_DISABLE_COLORS: '1' }, false],
    [false, { FORCE_COLOR: '' }, true],
    [false, { FORCE_COLOR: '1' }, true],
    [false, { FORCE_COLOR: 'true' }, true],
    [false, { FORCE_COLOR: '3' }, true],
    [true, { FORCE_COLOR: '0' }, false],
    [true, { FORCE_COLOR: 'false' }, false],
    [false, { FORCE_COLOR: '1', NO_COLOR: '1' }, true],
    [true, { FORCE_COLOR: '1', TERM: 'dumb' }, true],
  ])('as Node has it: terminal %s, %j: %s', (isTTY, env, coloured) => {
    expect(isColoured(isTTY, env)).toBe(coloured);
  });
});
