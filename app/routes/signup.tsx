import { redirect } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { useId } from 'react';
import * as emailTexts from '../../core/texts/email.ts';
import * as signUpTexts from '../../core/texts/sign-up.ts';
import { ConsentCheckbox } from '../components/fields/consent-checkbox.tsx';
import { EmailField } from '../components/fields/email-field.tsx';
import { EntryForm } from '../components/fields/entry-form.tsx';
import { FullNameField } from '../components/fields/full-name-field.tsx';
import { keepForm } from '../components/fields/keep-form.ts';
import { NewPasswordFields } from '../components/fields/new-password-fields.tsx';
import { SubmitButton } from '../components/fields/submit-button.tsx';
import { UsernameField } from '../components/fields/username-field.tsx';
import { GoogleButton } from '../components/google-button.tsx';
import { GoogleForm } from '../components/google-form.tsx';
import { openGoogleWindow } from '../components/open-google-window.ts';
import { PageFailure } from '../components/page-failure.tsx';
import { titled } from '../page-meta.ts';
import { form, newFormKey, page } from '../request.server.ts';
import { safeRedirect } from '../safe-redirect.ts';
import { answerSignIn, browserOf, redirectOf } from '../sign-in.server.ts';
import { withRedirect } from '../with-redirect.ts';

export const meta = titled('Sign up', { path: '/signup' });

export const loader = page(({ viewer, url }) => {
  const redirectTo = safeRedirect(url.searchParams.get('redirectTo'));
  if (viewer.kind !== 'visitor') throw redirect(redirectTo ?? '/home', 303);
  return { redirectTo, formKey: newFormKey() };
});

export const action = form(async (context) => {
  const { core, fields, typed, formKey } = context;
  const person = typed('fullName', 'username', 'email', 'password', 'confirmPassword');
  const consent = fields['consent'] !== undefined;
  const signedIn = await core.signUp({ ...person, consent, formKey, ...(await browserOf(context)) });
  const redirectTo = redirectOf(context);
  const text = emailTexts.verifyBy(person.email.trim());
  return answerSignIn(context, signedIn, redirectTo, { kind: 'success', text, confirms: true });
});

export const clientAction = keepForm();

export default function SignUp() {
  const { redirectTo, formKey } = useLoaderData<typeof loader>();
  const google = useId();
  return (
    <section className="account-entry">
      <h1>Sign up</h1>
      <EntryForm formKey={formKey} redirectTo={redirectTo}>
        <FullNameField />
        <UsernameField />
        <EmailField
          hint="For logging in. Nobody else sees it."
          required
          autoComplete="email"
          enterKeyHint="next"
          missing={signUpTexts.emailMissing}
        />
        <NewPasswordFields label="Password" confirmLabel="Confirm password" />
        <ConsentCheckbox />
        <SubmitButton className="button button-block">Sign up</SubmitButton>
        <GoogleButton form={google} />
        <p className="form-aside">
          Already have an account? <Link to={withRedirect('/login', redirectTo)}>Log in</Link>
        </p>
      </EntryForm>
      <GoogleForm id={google} redirectTo={redirectTo} onSubmit={openGoogleWindow} />
    </section>
  );
}

export { PageFailure as ErrorBoundary };
