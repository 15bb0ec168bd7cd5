import { Link } from '@remix-run/react';
import * as forgotPasswordTexts from '../../core/texts/forgot-password.ts';
import * as passwordTexts from '../../core/texts/password.ts';
import * as signUpTexts from '../../core/texts/sign-up.ts';
import { readDeviceCookie } from '../requests/cookies.server.ts';
import { form } from '../requests/request.server.ts';
import { EmailField } from '../ui/forms/email-field.tsx';
import { EntryForm } from '../ui/forms/entry-form.tsx';
import { keepForm } from '../ui/forms/keep-form.ts';
import { SubmitButton } from '../ui/forms/submit-button.tsx';
import { PageFailure } from '../ui/page-failure.tsx';
import { titled } from '../ui/page-meta.ts';

export const meta = titled(forgotPasswordTexts.heading);

export const action = form(async ({ core, mailOrigin, client, request, fields, done }) => {
  const email = fields['email'] ?? '';
  const deviceCookie = await readDeviceCookie(request);
  await core.requestPasswordReset({ email, origin: mailOrigin, client, deviceCookie });
  return done('/forgot-password', passwordTexts.resetRequested({ email: email.trim() }));
});

export const clientAction = keepForm();

export default function ForgotPassword() {
  return (
    <section className="account-entry">
      <h1>{forgotPasswordTexts.heading}</h1>
      <p className="muted">{forgotPasswordTexts.explained}</p>
      <EntryForm>
        <EmailField required autoComplete="username" enterKeyHint="go" missing={signUpTexts.emailMissing} />
        <SubmitButton className="button button-block">{forgotPasswordTexts.sendLink}</SubmitButton>
        <p className="form-aside">
          <Link to="/login">{forgotPasswordTexts.back}</Link>
        </p>
      </EntryForm>
    </section>
  );
}

export { PageFailure as ErrorBoundary };
