import { RemixBrowser } from '@remix-run/react';

/**
 * Resolves when the page's data are read. Remix throws a promise of that at the first rendering, and has no other way to tell.
 * React must not be the one to catch it: after a press before that rendering it renders at once, and then it stops for good
 * (its error 345).
 */
export async function pageDataRead(): Promise<void> {
  try {
    // Not as an element, but as the function that it is: it throws before it uses anything of React.
    RemixBrowser({});
  } catch (reading) {
    await reading;
  }
}
