import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { EQUITY_CASES, EVALUATE_CASES, INPUT_ERROR_CASES } from './cases.ts';
import { MATCH_UPS } from './equity.ts';
import { expectEquity, expectEvaluation, expectShowdown } from './expectations.ts';
import { SHOWDOWN_CASES, type ShowdownInput } from './showdowns.ts';

const PROGRAM = fileURLToPath(new URL('../../bin/omaha8.js', import.meta.url));

/** Runs the built program to its end. */
function omaha8(args: readonly string[], input = '') {
  return new Promise<{ code: number | null; stdout: string; stderr: string }>((resolve, reject) => {
    const child = spawn(process.execPath, [PROGRAM, ...args]);
    const text = { stdout: '', stderr: '' };
    for (const name of ['stdout', 'stderr'] as const) {
      child[name].setEncoding('utf8').on('data', (chunk: string) => {
        text[name] += chunk;
      });
    }
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, ...text }));
    child.stdin.end(input);
  });
}

async function json(args: readonly string[]) {
  const { code, stdout, stderr } = await omaha8([...args, '--json']);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return JSON.parse(stdout);
}

function showdownArgs({ board, hands, pot, bets, chip, rake }: ShowdownInput): string[] {
  const options = { pot, bets: bets?.join(), chip, rake };
  return [
    ...['showdown', ...hands.map((hand) => hand ?? '-'), '--board', board],
    ...Object.entries(options).flatMap(([name, value]) =>
      value === undefined ? [] : [`--${name}`, `${value}`],
    ),
  ];
}

describe.concurrent('the program on golden facts', () => {
  it.each(EVALUATE_CASES)('evaluates $id: $symptom', async (fact) => {
    const { hole, board } = fact.input;
    expectEvaluation(await json(['eval', hole, '--board', board]), fact);
  });

  it.each(SHOWDOWN_CASES)('settles $id: $symptom', async (fact) => {
    expectShowdown(await json(showdownArgs(fact.input)), fact);
  });

  it('counts every match-up, all in one batch', async () => {
    const facts = [...MATCH_UPS, ...EQUITY_CASES];
    const jobs = facts.map(({ id, input }) => JSON.stringify({ id, ...input, exact: true }));
    const { code, stdout, stderr } = await omaha8(['equity', '--input', '-'], jobs.join('\n'));
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const results = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(results.map(({ id }) => id)).toEqual(facts.map(({ id }) => id));
    for (const [i, fact] of facts.entries()) expectEquity(results[i], fact);
  });

  it.each(INPUT_ERROR_CASES)('refuses $id: $symptom', async ({ input, expected }) => {
    const { code, stdout, stderr } = await omaha8(['eval', input.hole, '--board', input.board]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(expected.message);
  });
});
