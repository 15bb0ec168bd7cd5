import { defineConfig } from 'vitest/config';

/**
 * core: rules and use cases on memory ports, no I/O. adapters: the contract suites and everything that touches
 * disk, databases or sockets. app: the glue between requests and use cases. browser: whole flows in Chromium.
 */
export default defineConfig({
  test: {
    reporters: ['default', './scripts/closing-line-reporter.ts'],
    projects: [
      { test: { name: 'core', include: ['core/**/*.test.ts'], pool: 'threads', isolate: false } },
      {
        test: {
          name: 'adapters',
          include: ['adapters/**/*.test.ts', 'migrations/**/*.test.ts', 'scripts/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      { test: { name: 'app', include: ['app/**/*.test.{ts,tsx}'], testTimeout: 30_000 } },
      {
        test: {
          name: 'browser',
          include: ['e2e/**/*.test.ts'],
          expect: { poll: { timeout: 15_000 } },
          globalSetup: ['e2e/build.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
