import * as verifyBannerTexts from '../../../core/texts/verify-banner.ts';
import { useReturnPath } from '../../ui/use-return-path.ts';

/**
 * Reminds somebody, quietly and on every page, that their email is not verified, or says once that the link is on its
 * way. It needs no script and brings none.
 */
export function VerifyBanner({ sent }: { sent: string | undefined }) {
  return (
    <form method="post" action="/verify-email" className="verify-banner" aria-label={verifyBannerTexts.label}>
      <input type="hidden" name="from" value={useReturnPath()} />
      {sent ? <span role="status">{sent}</span> : <span>{verifyBannerTexts.pleaseConfirm}</span>}
      <button type="submit">{verifyBannerTexts.newLink}</button>
    </form>
  );
}
