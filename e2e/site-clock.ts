import { rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll } from 'vitest';
import { temporaryFolder } from '../adapters/temporary-folder-for-test.ts';

/** The clock of a site, which can be stopped, so that it does not matter how long a slow machine takes. */
export interface SiteClock {
  /** For the site whose clock it is. */
  readonly env: Readonly<Record<string, string>>;
  /**
   * From now on the site sees no time pass, and does nothing at intervals. Returns the time that it sees, in
   * milliseconds.
   */
  stop(): number;
  /** The clock is right again. */
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
