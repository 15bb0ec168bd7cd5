import { RemixBrowser } from '@remix-run/react';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { reportVitals } from './report-vitals.ts';

/**
 * Resolves when the page's data are read: Remix throws a promise of that at the first rendering. React must not be the
 * one to catch it, because a press before that rendering has React render at once, and then it stops for good (its error 345).
 */
async function dataRead(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (reading) {
    await reading;
  }
}

/** React gives each `textarea` the text that the server sent, whatever was typed before it took the page over. */
function keepTyped(): void {
  for (const field of document.querySelectorAll('textarea')) field.defaultValue = field.value;
}

keepTyped();
addEventListener('input', keepTyped);
dataRead().then(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
    );
  }),
);

reportVitals();
