import type { TestProject } from 'vitest/node';
import { buildIfNeeded } from '../scripts/build.ts';
import { serveChromium } from './chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the one browser of all files is. */
    readonly chromium: string;
  }
}

/** Once before all browser tests: the production build, and a browser to look at it with. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [browser] = await Promise.all([serveChromium(), buildIfNeeded()]);
  project.provide('chromium', browser.wsEndpoint());
  return () => browser.close();
}
