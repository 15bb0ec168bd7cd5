import { buildIfNeeded } from '../scripts/build.ts';
import { unpackChromium } from './chromium.ts';

/** Once before all browser tests: the production build, and a browser to look at it with. */
export async function setup(): Promise<void> {
  await buildIfNeeded();
  await unpackChromium();
}
