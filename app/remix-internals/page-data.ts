import { RemixBrowser } from '@remix-run/react';

/**
 * Resolves when the page's data is read. Remix throws a promise of that at its first rendering, and offers no other
 * way to learn it. React must not catch that promise: if a press comes before hydration, React renders synchronously
 * and stops for good (its error 345).
 */
export async function pageDataRead(): Promise<void> {
  try {
    // Called as a function rather than rendered: it throws before it uses any hook of React.
    RemixBrowser({});
  } catch (reading) {
    await reading;
  }
}
