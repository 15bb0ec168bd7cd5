import type { ShouldRevalidateFunction } from '@remix-run/react';

/** A route's `shouldRevalidate`: a like or a save is kept by its own button, so the page is not fetched again for it. */
export const unlessReaction: ShouldRevalidateFunction = ({ formAction, defaultShouldRevalidate }) =>
  formAction !== undefined && /\/(like|save)$/.test(formAction) ? false : defaultShouldRevalidate;
