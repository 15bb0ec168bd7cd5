import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { configNames } from './adapters/config.ts';

// A test starts sites, commands and PostgreSQL with its own settings. Those of this machine would lead them elsewhere.
for (const name of Object.keys(process.env)) {
  const isSetting = name !== 'NODE_ENV' && configNames.includes(name);
  if (isSetting || name.startsWith('PG')) delete process.env[name];
}

/**
 * core: rules and use cases on memory ports, no I/O. adapters: the contract suites and everything that touches disk,
 * databases or sockets. app: the glue between requests and use cases. browser: whole flows in Chromium. servers: what
 * needs a server that npm does not install; it is separate from the others, and `npm run test:servers` runs it.
 * browser-on-servers: browser once more, with the sites on PostgreSQL, S3 and Meilisearch; `npm run
 * test:browser-on-servers` runs it.
 */
const needsServers = '**/*.servers.test.ts';
/** Files follow one another in the same processes: loading everything again for each would be much of the time. */
const shared = { isolate: false };
/** Milliseconds; only for what never ends, so there is room for a machine that is sometimes ten times slower. */
const timeouts = { testTimeout: 180_000, hookTimeout: 240_000, expect: { poll: { timeout: 60_000 } } };
const browserTests = { ...shared, ...timeouts, globalSetup: ['e2e/build.ts'] };

/** The projects whose files take longest begin, so that at the end there are small files for all cores. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const order = ['servers', 'browser', 'app', 'adapters', 'core', 'browser-on-servers'];
    const rank = ({ project }: TestSpecification) => order.indexOf(project.name);
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other));
  }
}

export default defineConfig({
  test: {
    // For all projects together. Two more than cores, because many tests wait for a browser, a timer or a server.
    maxWorkers: availableParallelism() + 2,
    sequence: { sequencer: LongestFirst },
    globalSetup: ['adapters/sql/connection/share-postgres-for-test.ts'],
    reporters: ['default', './scripts/repository/closing-line-reporter.ts'],
    projects: [
      { test: { name: 'core', include: ['core/**/*.test.ts'], pool: 'threads', ...shared, ...timeouts } },
      {
        test: {
          name: 'adapters',
          include: [
            'adapters/**/*.test.ts',
            'migrations/**/*.test.ts',
            'search/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          exclude: [needsServers],
          ...shared,
          ...timeouts,
        },
      },
      {
        test: {
          name: 'app',
          include: ['app/**/*.test.{ts,tsx}'],
          ...shared,
          ...timeouts,
        },
      },
      {
        test: {
          ...browserTests,
          name: 'browser',
          include: ['e2e/**/*.test.ts'],
          exclude: [needsServers],
        },
      },
      {
        test: {
          ...browserTests,
          name: 'browser-on-servers',
          include: ['e2e/**/*.test.ts'],
          exclude: [needsServers],
          globalSetup: [...browserTests.globalSetup, 'e2e/start-servers.ts'],
          setupFiles: ['e2e/use-servers.ts'],
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...browserTests,
          name: 'servers',
          include: ['adapters', 'search', 'scripts', 'e2e'].map((folder) => `${folder}/${needsServers}`),
        },
      },
    ],
  },
});
