import type { ShouldRevalidateFunction } from '@remix-run/react';

/**
 * A route's `shouldRevalidate`: a form that was refused or did not arrive changed nothing, so the page is not fetched
 * again for it. Remix would, and on a network that is gone put an error page in place of what was typed.
 */
export const unlessRefused: ShouldRevalidateFunction = ({ actionStatus = 200, defaultShouldRevalidate }) =>
  actionStatus >= 400 ? false : defaultShouldRevalidate;
