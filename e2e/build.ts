import type { TestProject } from 'vitest/node';
import { buildIfNeeded } from '../scripts/commands/build.ts';
import { unpackChromium } from './chromium.ts';
import { serveBrowsers } from './serve-browsers.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where each process that runs tests asks for its browser. */
    readonly browsers: string;
  }
}

/** Once before all browser tests: the production build, and whoever starts the browsers. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [browsers] = await Promise.all([serveBrowsers(), unpackChromium(), buildIfNeeded()]);
  project.provide('browsers', browsers.url);
  return browsers.close;
}
