import { type MetaFunction, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useFormFailure } from '../components/fields/form-state.tsx';
import { keepForm } from '../components/fields/keep-form.ts';
import { LoginForm } from '../components/login-form.tsx';
import { openGoogleWindow } from '../components/open-google-window.ts';
import { pageMeta } from '../page-meta.ts';
import { form, page } from '../request.server.ts';
import { safeRedirect } from '../safe-redirect.ts';
import { readDeviceCookie, startSession } from '../session.server.ts';

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, { title: 'Log in' });

export const loader = page(({ viewer, url }) => {
  const redirectTo = safeRedirect(url.searchParams.get('redirectTo'));
  if (viewer.kind !== 'visitor') throw redirect(redirectTo ?? '/home', 303);
  return { redirectTo };
});

export const action = form(async ({ core, mailOrigin, client, fields, session, request }) => {
  const signedIn = await core.logIn({
    email: fields['email'] ?? '',
    password: fields['password'] ?? '',
    client,
    remember: fields['remember'] !== undefined,
    userAgent: request.headers.get('User-Agent') ?? undefined,
    deviceCookie: await readDeviceCookie(request),
    origin: mailOrigin,
    ...(session.token === undefined ? {} : { previousToken: session.token }),
  });
  return startSession(signedIn, fields['redirectTo']);
});

export const clientAction = keepForm();

export default function Login() {
  const { redirectTo } = useLoaderData<typeof loader>();
  return (
    <section className="account-entry">
      <h1>Log in</h1>
      <LoginForm redirectTo={redirectTo} failure={useFormFailure()} onGoogle={openGoogleWindow} />
    </section>
  );
}
