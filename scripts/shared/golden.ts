/** The facts of a golden folder as checks: `cases.jsonl` and `equity.json`. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { equityBatchCheck, equityCheck, readEquity, readMatchUp } from './equity.ts';
import { Fields, type Json } from './fields.ts';
import { evaluateCheck } from './hands.ts';
import { inputErrorCheck } from './input-error.ts';
import { parseCheck, settleCheck } from './played-hands.ts';
import type { Check } from './report.ts';
import { showdownCheck } from './showdown.ts';

interface Case {
  id: string;
  kind: string;
  symptom?: string;
  input: Json;
  expected: Json;
}

const KINDS: Record<string, (input: Fields, expected: Fields) => Check['run']> = {
  evaluate: evaluateCheck,
  showdown: showdownCheck,
  sidepots: showdownCheck,
  'odd-chip': showdownCheck,
  equity: (input, expected) => equityCheck(readEquity(input, expected)),
  'input-error': inputErrorCheck,
  settle: settleCheck,
  parse: parseCheck,
};

/** Reads the folder. Says of kinds that there is no check for. */
export function goldenChecks(folder: string): Check[] {
  if (!existsSync(folder)) return [];
  const lines = readFileSync(join(folder, 'cases.jsonl'), 'utf8').split('\n');
  const cases = lines.filter((line) => line.trim() !== '').map((line): Case => JSON.parse(line));
  const unknown = cases.filter(({ kind }) => !Object.hasOwn(KINDS, kind));
  for (const { id, kind } of unknown) console.log(`no check for kind ${kind}: ${id}`);
  const { game, matchups } = JSON.parse(readFileSync(join(folder, 'equity.json'), 'utf8')) as {
    game: string;
    matchups: (Json & { name: string })[];
  };
  return [
    ...matchups.map((matchUp) => ({
      id: matchUp.name,
      run: equityCheck(readMatchUp(matchUp, game)),
    })),
    {
      id: 'all match-ups in one batch',
      run: equityBatchCheck(matchups.map((matchUp) => readMatchUp(matchUp, game))),
    },
    ...cases.filter((fact) => !unknown.includes(fact)).map(caseCheck),
  ];
}

/** A fact that cannot be read fails as one that does not hold. */
function caseCheck({ id, kind, symptom, input, expected }: Case): Check {
  return {
    id,
    symptom,
    async run(report) {
      const [inputs, expectations] = [new Fields(input), new Fields(expected)];
      const run = KINDS[kind](inputs, expectations);
      for (const key of inputs.rest()) report.notes.push(`input ${key} is not understood`);
      for (const key of expectations.rest()) report.notes.push(`${key} is not understood`);
      await run(report);
    },
  };
}
