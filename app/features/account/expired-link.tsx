import { Link } from '@remix-run/react';
import * as expiredLinkTexts from '../../../core/texts/expired-link.ts';
import * as linksTexts from '../../../core/texts/links.ts';
import { useRootData } from '../../rendering/root-data.ts';

export function ExpiredLink() {
  const root = useRootData();
  const signedIn = root !== undefined && root.viewer.kind !== 'visitor';
  const verified = signedIn && !root.unverified;
  return (
    <>
      <p>{verified ? expiredLinkTexts.overButConfirmed : linksTexts.over}</p>
      {verified && (
        <Link className="button button-block" to="/home">
          {expiredLinkTexts.goOn}
        </Link>
      )}
      {signedIn && !verified && (
        <form method="post" action="/verify-email" className="form">
          <button type="submit" className="button button-block">
            {expiredLinkTexts.newLink}
          </button>
        </form>
      )}
      {!signedIn && (
        <>
          <p>{expiredLinkTexts.logInFirst}</p>
          <Link className="button button-block" to="/login">
            {expiredLinkTexts.logIn}
          </Link>
        </>
      )}
    </>
  );
}
