import { Fragment, type ReactNode } from 'react';
import * as claimsTexts from '../../../core/texts/claims.ts';
import { useFormState } from './form-state.tsx';

/**
 * Returns a function that marks the claims in a field's text, or returns undefined if there are none. The marks stay
 * while the text is edited.
 */
export function useClaims(): (field: string) => ReactNode {
  const found = useFormState().failure?.claims ?? {};
  return (field) => {
    const claims = found[field];
    return (
      claims && (
        <span>
          {claims.map(({ before, phrase, after, reason }) => (
            <Fragment key={before + phrase}>
              <q dir="auto">
                {before}
                <mark>{phrase}</mark>
                {after}
              </q>
              <br />
              {reason}{' '}
            </Fragment>
          ))}
          <a href="/help#claims">{claimsTexts.why}</a>
        </span>
      )
    );
  };
}

/** Sends the form all the same; only moderators see the text until they have reviewed it. */
export function ReviewButton() {
  const { failure, busy } = useFormState();
  if (failure?.claims === undefined) return null;
  return (
    <button
      type="submit"
      name="review"
      value="1"
      className="button button-block button-quiet"
      aria-disabled={busy || undefined}
    >
      {claimsTexts.sendForReview}
    </button>
  );
}
