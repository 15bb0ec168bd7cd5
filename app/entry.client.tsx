import { RemixBrowser } from '@remix-run/react';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { reportVitals } from './browser/vitals/report-vitals.ts';
import { pageDataRead } from './remix-internals/page-data.ts';

/** React gives each `textarea` the text that the server sent, whatever was typed before it took the page over. */
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
