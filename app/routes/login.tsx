import { redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { texts } from '../../core/texts.ts';
import { useFormFailure } from '../components/fields/form-state.tsx';
import { keepForm } from '../components/fields/keep-form.ts';
import { LoginForm } from '../components/login-form.tsx';
import { openGoogleWindow } from '../components/open-google-window.ts';
import { titled } from '../page-meta.ts';
import { form, page } from '../request.server.ts';
import { useRootData } from '../root-data.ts';
import { safeRedirect } from '../safe-redirect.ts';
import { answerSignIn, browserOf } from '../sign-in.server.ts';

export const meta = titled('Log in');

export const loader = page(({ viewer, url }) => {
  const redirectTo = safeRedirect(url.searchParams.get('redirectTo'));
  if (viewer.kind !== 'visitor') throw redirect(redirectTo ?? '/home', 303);
  return { redirectTo };
});

export const action = form(async (context) => {
  const { core, fields, typed } = context;
  const signedIn = await core.logIn({
    ...typed('email', 'password'),
    remember: fields['remember'] !== undefined,
    ...(await browserOf(context)),
  });
  return answerSignIn(context, signedIn, fields['redirectTo']);
});

export const clientAction = keepForm();

export default function Login() {
  const { redirectTo } = useLoaderData<typeof loader>();
  const told = useRootData()?.flash !== undefined;
  return (
    <section className="account-entry">
      <h1>Log in</h1>
      {redirectTo !== undefined && !told && <p role="status">{texts.errors.loginNeeded}</p>}
      <LoginForm redirectTo={redirectTo} failure={useFormFailure()} onGoogle={openGoogleWindow} />
    </section>
  );
}
