import type { TestProject } from 'vitest/node';
import { buildIfNeeded } from '../scripts/build.ts';
import { serveChromium } from './chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the one browser that all files share. */
    readonly chromium: string;
  }
}

/** Once before all browser tests: the production build, and a browser. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [browser] = await Promise.all([serveChromium(), buildIfNeeded()]);
  project.provide('chromium', browser.wsEndpoint());
  return () => browser.close();
}
