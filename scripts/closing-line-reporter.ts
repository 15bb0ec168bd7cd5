import type { Reporter, TestModule } from 'vitest/node';

/** Says as the very last line, alone on it, how the run went: `N passed, N failed, N skipped`. */
// biome-ignore lint/style/noDefaultExport: Vitest takes a reporter from the default export of its file.
export default class ClosingLineReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const count = { passed: 0, failed: errors.length, skipped: 0 };
    for (const module of modules) {
      // A file that does not load and a hook that breaks fail no test of their own, and leave theirs unrun.
      const broken = [module, ...module.children.allSuites()].filter((suite) => suite.errors().length > 0);
      count.failed += broken.length;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        count[state === 'pending' ? 'skipped' : state] += 1;
      }
    }
    process.once('exit', (code) => {
      // What breaks before any file runs, such as the build for the browser tests, is reported nowhere above.
      if (code !== 0 && count.failed === 0) count.failed = 1;
      process.stdout.write(`\n${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped\n`);
    });
  }
}
