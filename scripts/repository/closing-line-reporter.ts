import type { Reporter, TestCase, TestModule, TestSuite } from 'vitest/node';

/**
 * Prints the result of a run as the very last line: `N passed, N failed, N skipped`. Before it, only the names of
 * failed tests, because Vitest's output for failures can exceed what a log keeps.
 */
// biome-ignore lint/style/noDefaultExport: Vitest takes a reporter from the default export of its file.
export default class ClosingLineReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const count = { passed: 0, failed: errors.length, skipped: 0 };
    const names = errors.map((error) =>
      String((error as Error).message)
        .split('\n', 1)
        .join(),
    );
    for (const module of modules) {
      // A file that does not load, or a failing hook, is no failed test, and its tests don't run.
      const broken = [module, ...module.children.allSuites()].filter((suite) => suite.errors().length > 0);
      count.failed += broken.length;
      names.push(...broken.map((suite) => nameOf(module, suite)));
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        count[state === 'pending' ? 'skipped' : state] += 1;
        if (state === 'failed') names.push(nameOf(module, test));
      }
    }
    process.once('exit', (code) => {
      // A failure in global setup, such as the build for browser tests, is not counted above.
      if (code !== 0 && count.failed === 0) count.failed = 1;
      for (const name of names) process.stdout.write(`\nFailed: ${name}`);
      process.stdout.write(`\n${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped\n`);
    });
  }
}

function nameOf(module: TestModule, part: TestModule | TestSuite | TestCase): string {
  return part.type === 'module' ? module.relativeModuleId : `${module.relativeModuleId} > ${part.fullName}`;
}
