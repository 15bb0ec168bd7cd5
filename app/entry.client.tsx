import { RemixBrowser } from '@remix-run/react';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { reportVitals } from './browser/vitals/report-vitals.ts';
import { pageDataRead } from './remix-internals/page-data.ts';

/**
 * Hydration sets each `textarea` to the text that the server sent. As its default value, the text typed before stays.
 */
function keepTyped(): void {
  for (const field of document.querySelectorAll('textarea')) field.defaultValue = field.value;
}

keepTyped();
addEventListener('input', keepTyped);
pageDataRead().then(() =>
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
