import { useReturnPath } from './use-return-path.ts';

/** Reminds somebody, quietly and on every page, that their email is not verified. It needs no script and brings none. */
export function VerifyBanner() {
  return (
    <form method="post" action="/verify-email" className="verify-banner">
      <input type="hidden" name="from" value={useReturnPath()} />
      <span>Please verify your email: open the link that we sent you.</span>
      <button type="submit" className="button button-quiet button-small">
        Send again
      </button>
    </form>
  );
}
