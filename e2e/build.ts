import type { TestProject } from 'vitest/node';
import { buildIfNeeded } from '../scripts/commands/build.ts';
import { unpackChromium } from './chromium.ts';
import { serveBrowsers } from './serve-browsers.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of `serveBrowsers`. */
    readonly browsers: string;
  }
}

/** Runs once before all browser tests: builds the site, and starts the server of browsers. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [browsers] = await Promise.all([serveBrowsers(), unpackChromium(), buildIfNeeded()]);
  project.provide('browsers', browsers.url);
  return browsers.close;
}
