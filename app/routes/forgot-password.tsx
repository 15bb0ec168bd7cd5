import { Link } from '@remix-run/react';
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

export const meta = titled('Forgot password');

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
      <h1>Forgot password</h1>
      <p className="muted">Enter your email address, and we’ll email you a link to choose a new password.</p>
      <EntryForm>
        <EmailField required autoComplete="username" enterKeyHint="go" missing={signUpTexts.emailMissing} />
        <SubmitButton className="button button-block">Send link</SubmitButton>
        <p className="form-aside">
          <Link to="/login">Back to log in</Link>
        </p>
      </EntryForm>
    </section>
  );
}

export { PageFailure as ErrorBoundary };
