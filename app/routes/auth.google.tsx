import { redirect } from '@remix-run/node';
import { DomainError } from '../../core/errors.ts';
import { clientAddress } from '../client-address.server.ts';
import { getShop } from '../composition.server.ts';
import { googleCallbackUrl } from '../google-callback-url.server.ts';
import { refusalPage } from '../refusals.server.ts';
import { form, page } from '../request.server.ts';
import { safeRedirect } from '../safe-redirect.ts';
import { withRedirect } from '../with-redirect.ts';

export const loader = page(({ url }) => {
  return redirect(withRedirect('/login', safeRedirect(url.searchParams.get('redirectTo'))), 303);
});

/** Sends the browser to Google. Only a form of ours can begin an attempt, so that no link of somebody else's does. */
export const action = form(async ({ core, fields, url, loadContext }) => {
  const { google } = await getShop();
  if (google === undefined) return redirect('/login', 303);
  try {
    await core.countGoogleStep({ client: clientAddress(loadContext) });
  } catch (error) {
    // There is no page of this form to show the refusal in: its loader leads away.
    if (!(error instanceof DomainError)) throw error;
    loadContext.retryAfter = error.retryAfter;
    throw refusalPage(error);
  }
  const { location, cookie } = await google.begin(await googleCallbackUrl(url), {
    redirectTo: safeRedirect(fields['redirectTo']),
    popup: /^[0-9A-Za-z]{1,64}$/.exec(fields['popup'] ?? '')?.[0],
  });
  return redirect(location, { status: 303, headers: { 'Set-Cookie': cookie, 'Cache-Control': 'no-store' } });
});

/** Never shown; because of it what is refused here is answered with a page instead of bare data. */
export default function GoogleSignIn() {
  return null;
}
