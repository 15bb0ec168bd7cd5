import { redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import * as errorsTexts from '../../core/texts/errors.ts';
import { CodeForm } from '../components/code-form.tsx';
import { useFormFailure } from '../components/fields/form-state.tsx';
import { keepForm } from '../components/fields/keep-form.ts';
import { LoginForm } from '../components/login-form.tsx';
import { openGoogleWindow } from '../components/open-google-window.ts';
import { PageFailure } from '../components/page-failure.tsx';
import { titled } from '../page-meta.ts';
import { form, page } from '../request.server.ts';
import { useRootData } from '../root-data.ts';
import { safeRedirect } from '../safe-redirect.ts';
import { halfLoginHeader, readHalfLogin } from '../session.server.ts';
import { answerLogIn, answerSignIn, browserOf, redirectOf } from '../sign-in.server.ts';

export const meta = titled('Log in', { path: '/login' });

export const loader = page(async ({ core, viewer, url, request }) => {
  const redirectTo = safeRedirect(url.searchParams.get('redirectTo'));
  const step = url.searchParams.get('step');
  if (step !== null && core.awaitsCode({ halfLogin: await readHalfLogin(request) })) {
    return { redirectTo, step: step === 'recovery' ? ('recovery' as const) : ('code' as const) };
  }
  if (viewer.kind !== 'visitor') throw redirect(redirectTo ?? '/home', 303);
  return { redirectTo, step: undefined };
});

export const action = form(async (context) => {
  const { core, fields, typed, request } = context;
  const browser = await browserOf(context);
  const redirectTo = redirectOf(context);
  if (fields['code'] !== undefined) {
    const halfLogin = await readHalfLogin(request);
    const signedIn = await core.finishLogIn({ ...typed('code'), halfLogin, ...browser });
    const answer = await answerSignIn(context, signedIn, redirectTo);
    answer.headers.append('Set-Cookie', await halfLoginHeader(undefined));
    return answer;
  }
  const remember = fields['remember'] !== undefined;
  const signingIn = core.logIn({ ...typed('email', 'password'), remember, ...browser });
  return answerLogIn(context, signingIn, redirectTo);
});

export const clientAction = keepForm();

export default function Login() {
  const { redirectTo, step } = useLoaderData<typeof loader>();
  const failure = useFormFailure();
  const told = useRootData()?.flash !== undefined;
  return (
    <section className="account-entry">
      <h1>{step ? 'Enter your code' : 'Log in'}</h1>
      {step ? (
        <CodeForm key={step} step={step} redirectTo={redirectTo} />
      ) : (
        <>
          {redirectTo !== undefined && !told && <p role="status">{errorsTexts.loginNeeded}</p>}
          <LoginForm redirectTo={redirectTo} failure={failure} onGoogle={openGoogleWindow} />
        </>
      )}
    </section>
  );
}

export { PageFailure as ErrorBoundary };
