import { redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import * as errorsTexts from '../../core/texts/errors.ts';
import * as loginPageTexts from '../../core/texts/login-page.ts';
import { CodeForm } from '../features/account/code-form.tsx';
import { LoginForm } from '../features/account/login-form.tsx';
import { openGoogleWindow } from '../features/account/open-google-window.ts';
import { answerLogIn, answerSignIn, browserOf, redirectOf } from '../features/account/sign-in.server.ts';
import { useRootData } from '../rendering/root-data.ts';
import { halfLoginHeader, readHalfLogin } from '../requests/cookies.server.ts';
import { form, page } from '../requests/request.server.ts';
import { safeRedirect } from '../requests/safe-redirect.ts';
import { useFormFailure } from '../ui/forms/form-state.tsx';
import { keepForm } from '../ui/forms/keep-form.ts';
import { PageFailure } from '../ui/page-failure.tsx';
import { titled } from '../ui/page-meta.ts';

export const meta = titled(loginPageTexts.heading, { path: '/login' });

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
      <h1>{step ? loginPageTexts.enterCode : loginPageTexts.heading}</h1>
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
