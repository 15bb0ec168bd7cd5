import { rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll } from 'vitest';
import { temporaryFolder } from '../adapters/temporary-folder-for-test.ts';

/** The clock of a site, which a test can stop, so that the speed of the machine does not matter. */
export interface SiteClock {
  /** The settings of the site. */
  readonly env: Readonly<Record<string, string>>;
  /** Stops the site's time and intervals. Returns its time, in epoch milliseconds. */
  stop(): number;
  /** Sets the clock right again. */
  start(): void;
}

export function newSiteClock(): SiteClock {
  const file = join(temporaryFolder(afterAll), 'stopped');
  const loaded = pathToFileURL(join(import.meta.dirname, 'stoppable-clock.js'));
  loaded.search = encodeURIComponent(file);
  return {
    env: { NODE_OPTIONS: `--import=${loaded.href}` },
    stop() {
      writeFileSync(file, '');
      return Math.floor(statSync(file).mtimeMs);
    },
    start: () => rmSync(file, { force: true }),
  };
}
