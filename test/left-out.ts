import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** Says at the end which tests were left out, and what the machine lacks for them. */
export default class LeftOut implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    for (const module of modules) {
      for (const test of module.children.allTests('skipped')) console.log(line(module, test));
    }
  }
}

function line(module: TestModule, test: TestCase): string {
  const result = test.result();
  const why = result.state === 'skipped' && result.note ? ` (${result.note})` : '';
  return `left out: ${module.relativeModuleId} > ${test.fullName}${why}`;
}
