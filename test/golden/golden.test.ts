import { describe, expect, it } from 'vitest';
import { equity, evaluate, Omaha8Error, showdown } from '../../src/index.ts';
import { EQUITY_CASES, EVALUATE_CASES, INPUT_ERROR_CASES } from './cases.ts';
import { MATCH_UPS } from './equity.ts';
import { expectEquity, expectEvaluation, expectShowdown } from './expectations.ts';
import { SHOWDOWN_CASES } from './showdowns.ts';

describe('the library on golden facts', () => {
  it.each(EVALUATE_CASES)('evaluates $id: $symptom', (fact) => {
    expectEvaluation(evaluate(fact.input.hole, fact.input.board), fact);
  });

  it.each(SHOWDOWN_CASES)('settles $id: $symptom', (fact) => {
    expectShowdown(showdown(fact.input), fact);
  });

  it.each([...MATCH_UPS, ...EQUITY_CASES])('counts $id: $symptom', async (fact) => {
    expectEquity(await equity({ ...fact.input, exact: true }), fact);
  });

  it.each(INPUT_ERROR_CASES)('refuses $id: $symptom', ({ input, expected }) => {
    const attempt = () => evaluate(input.hole, input.board);
    expect(attempt).toThrow(Omaha8Error);
    expect(attempt).toThrow(
      expect.objectContaining({
        code: expected.code,
        message: expect.stringContaining(expected.message),
      }),
    );
  });
});
