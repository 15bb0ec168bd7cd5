import { redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import * as guardTexts from '../../core/texts/guard.ts';
import * as logOutPageTexts from '../../core/texts/log-out-page.ts';
import { LogOutForm } from '../features/account/log-out-form.tsx';
import { endSession } from '../requests/cookies.server.ts';
import { form, page } from '../requests/request.server.ts';
import { safeRedirect } from '../requests/safe-redirect.ts';
import { withRedirect } from '../requests/with-redirect.ts';
import { Alert } from '../ui/alert.tsx';
import { PageFailure } from '../ui/page-failure.tsx';
import { titled } from '../ui/page-meta.ts';

export const meta = titled(logOutPageTexts.heading);

export const loader = page(({ viewer, url }) => {
  const redirectTo = safeRedirect(url.searchParams.get('redirectTo'));
  if (viewer.kind === 'visitor') throw redirect(withRedirect('/login', redirectTo), 303);
  const madeFor = url.searchParams.get('for');
  // `for` names the account of the page that led here; if that account is logged in again, nobody needs to log out.
  if (madeFor === viewer.accountId) throw redirect(redirectTo ?? '/home', 303);
  return { redirectTo, another: madeFor === null ? undefined : guardTexts.anotherAccount };
});

export const action = form(({ request, fields }) =>
  endSession(request, withRedirect('/login', fields['redirectTo'])),
);

export default function LogOut() {
  const { redirectTo, another } = useLoaderData<typeof loader>();
  return (
    <section className="account-entry">
      <h1>{logOutPageTexts.heading}</h1>
      {another && <Alert kind="error">{another}</Alert>}
      <p className="muted">{logOutPageTexts.explained}</p>
      <LogOutForm redirectTo={redirectTo} />
    </section>
  );
}

export { PageFailure as ErrorBoundary };
