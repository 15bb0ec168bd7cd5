import { redirect } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { useId } from 'react';
import * as emailTexts from '../../core/texts/email.ts';
import { language } from '../../core/texts/page-language.ts';
import * as signUpTexts from '../../core/texts/sign-up.ts';
import * as signUpPageTexts from '../../core/texts/sign-up-page.ts';
import { ConsentCheckbox } from '../features/account/consent-checkbox.tsx';
import { FullNameField } from '../features/account/full-name-field.tsx';
import { GoogleButton } from '../features/account/google-button.tsx';
import { GoogleForm } from '../features/account/google-form.tsx';
import { NewPasswordFields } from '../features/account/new-password-fields.tsx';
import { openGoogleWindow } from '../features/account/open-google-window.ts';
import { answerSignIn, browserOf, redirectOf } from '../features/account/sign-in.server.ts';
import { UsernameField } from '../features/account/username-field.tsx';
import { form, newFormKey, page } from '../requests/request.server.ts';
import { safeRedirect } from '../requests/safe-redirect.ts';
import { withRedirect } from '../requests/with-redirect.ts';
import { EmailField } from '../ui/forms/email-field.tsx';
import { EntryForm } from '../ui/forms/entry-form.tsx';
import { keepForm } from '../ui/forms/keep-form.ts';
import { SubmitButton } from '../ui/forms/submit-button.tsx';
import { PageFailure } from '../ui/page-failure.tsx';
import { titled } from '../ui/page-meta.ts';

export const meta = titled(signUpPageTexts.heading, { path: '/signup' });

export const loader = page(({ viewer, url }) => {
  const redirectTo = safeRedirect(url.searchParams.get('redirectTo'));
  if (viewer.kind !== 'visitor') throw redirect(redirectTo ?? '/home', 303);
  return { redirectTo, formKey: newFormKey() };
});

export const action = form(async (context) => {
  const { core, fields, typed, formKey } = context;
  const person = typed('fullName', 'username', 'email', 'password', 'confirmPassword');
  const consent = fields['consent'] !== undefined;
  const browser = await browserOf(context);
  const signedIn = await core.signUp({ ...person, consent, formKey, language, ...browser });
  const redirectTo = redirectOf(context);
  const text = emailTexts.verifyBy({ email: person.email.trim() });
  return answerSignIn(context, signedIn, redirectTo, { kind: 'success', text, confirms: true });
});

export const clientAction = keepForm();

export default function SignUp() {
  const { redirectTo, formKey } = useLoaderData<typeof loader>();
  const google = useId();
  return (
    <section className="account-entry">
      <h1>{signUpPageTexts.heading}</h1>
      <EntryForm formKey={formKey} redirectTo={redirectTo}>
        <FullNameField />
        <UsernameField />
        <EmailField
          hint={signUpPageTexts.emailHint}
          required
          autoComplete="email"
          enterKeyHint="next"
          missing={signUpTexts.emailMissing}
        />
        <NewPasswordFields label={signUpPageTexts.password} confirmLabel={signUpPageTexts.confirmPassword} />
        <ConsentCheckbox />
        <SubmitButton className="button button-block">{signUpPageTexts.signUp}</SubmitButton>
        <GoogleButton form={google} />
        <p className="form-aside">
          {signUpPageTexts.already}{' '}
          <Link to={withRedirect('/login', redirectTo)}>{signUpPageTexts.logIn}</Link>
        </p>
      </EntryForm>
      <GoogleForm id={google} redirectTo={redirectTo} onSubmit={openGoogleWindow} />
    </section>
  );
}

export { PageFailure as ErrorBoundary };
