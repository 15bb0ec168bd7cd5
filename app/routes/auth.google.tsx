import { redirect } from '@remix-run/node';
import { googleCallbackUrl } from '../features/account/google-callback-url.server.ts';
import { form, page } from '../requests/request.server.ts';
import { safeRedirect } from '../requests/safe-redirect.ts';
import { withRedirect } from '../requests/with-redirect.ts';
import { PageFailure } from '../ui/page-failure.tsx';

export const loader = page(({ url }) =>
  redirect(withRedirect('/login', url.searchParams.get('redirectTo')), 303),
);

/** Sends the browser to Google. Only a form of ours can begin an attempt, so that no link of somebody else's does. */
export const action = form(
  async ({ core, fields, url, client }) => {
    const beginning = await core.beginGoogleSignIn({
      callbackUrl: await googleCallbackUrl(url),
      attempt: {
        redirectTo: safeRedirect(fields['redirectTo']),
        popup: /^[0-9A-Za-z]{1,64}$/.exec(fields['popup'] ?? '')?.[0],
      },
      client,
    });
    if (beginning === undefined) return redirect('/login', 303);
    const { location, cookie } = beginning;
    return redirect(location, {
      status: 303,
      headers: { 'Set-Cookie': cookie, 'Cache-Control': 'no-store' },
    });
  },
  // This form has no page to show a refusal in: its loader redirects.
  { elsewhere: true },
);

/** Never shown. Without a component, Remix would answer a refusal with bare data instead of an error page. */
export default function GoogleSignIn() {
  return null;
}

export { PageFailure as ErrorBoundary };
