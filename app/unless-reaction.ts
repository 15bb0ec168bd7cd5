import type { ShouldRevalidateFunction } from '@remix-run/react';

/**
 * A route's `shouldRevalidate`: a like or a save is kept by its own button, and a form that was refused or did not
 * arrive changed nothing, so the page is not fetched again for them.
 */
export const unlessReaction: ShouldRevalidateFunction = ({
  formAction,
  actionStatus = 200,
  defaultShouldRevalidate,
}) => {
  if (actionStatus >= 400 || (formAction !== undefined && /\/(like|save)$/.test(formAction))) return false;
  return defaultShouldRevalidate;
};
