import { useReturnPath } from './use-return-path.ts';

/** Reminds somebody, quietly and on every page, that their email is not verified. It needs no script and brings none. */
export function VerifyBanner() {
  return (
    <form method="post" action="/verify-email" className="verify-banner" aria-label="Confirmation">
      <input type="hidden" name="from" value={useReturnPath()} />
      <span>Please confirm your email address.</span>
      <button type="submit">Get a new link</button>
    </form>
  );
}
