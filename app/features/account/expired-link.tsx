import { Link } from '@remix-run/react';
import * as linksTexts from '../../../core/texts/links.ts';
import { useRootData } from '../../rendering/root-data.ts';

export function ExpiredLink() {
  const root = useRootData();
  const signedIn = root !== undefined && root.viewer.kind !== 'visitor';
  const verified = signedIn && !root.unverified;
  return (
    <>
      <p>
        {verified
          ? 'This link has expired or has already been used, but your email address is confirmed. There is nothing left to do.'
          : linksTexts.over}
      </p>
      {verified && (
        <Link className="button button-block" to="/home">
          Continue
        </Link>
      )}
      {signedIn && !verified && (
        <form method="post" action="/verify-email" className="form">
          <button type="submit" className="button button-block">
            Get a new link
          </button>
        </form>
      )}
      {!signedIn && (
        <>
          <p>Log in, and we can send you a new one if you need it.</p>
          <Link className="button button-block" to="/login">
            Log in
          </Link>
        </>
      )}
    </>
  );
}
