/** What is wrong with one fact, and what of it was not looked at. */
export class Report {
  readonly problems: string[] = [];
  readonly notes: string[] = [];
  /** How to see it again. */
  command = '';

  expect(what: string, actual: unknown, expected: unknown): void {
    const [a, b] = [JSON.stringify(actual), JSON.stringify(expected)];
    if (a !== b) this.problems.push(`${what}: got ${a}, expected ${b}`);
  }

  check(isRight: boolean, problem: string): void {
    if (!isRight) this.problems.push(problem);
  }
}

/** One thing to check, and how. */
export interface Check {
  id: string;
  symptom?: string | undefined;
  run(report: Report): Promise<void>;
}

/** Runs checks, so many at a time, and prints what is wrong as they end. @returns passed and failed */
export async function runChecks(
  checks: readonly Check[],
  atATime: number,
): Promise<{ passed: number; failed: number }> {
  let failed = 0;
  const queue = checks.values();
  const worker = async (): Promise<void> => {
    for (const check of queue) {
      const report = new Report();
      try {
        await check.run(report);
      } catch (error) {
        report.problems.push(error instanceof Error ? `${error.stack}` : String(error));
      }
      if (report.problems.length > 0) failed++;
      print(check, report);
    }
  };
  await Promise.all(Array.from({ length: atATime }, worker));
  return { passed: checks.length - failed, failed };
}

function print({ id, symptom }: Check, { problems, notes, command }: Report): void {
  for (const note of notes) console.log(`note on ${id}: ${note}`);
  if (problems.length === 0) return;
  console.log(`FAILED ${id}${symptom ? `: ${symptom}` : ''}`);
  if (command !== '') console.log(`  ${command}`);
  for (const problem of problems) console.log(`  - ${problem}`);
}
