import { Link, useLoaderData } from '@remix-run/react';
import * as emailTexts from '../../core/texts/email.ts';
import * as signUpTexts from '../../core/texts/sign-up.ts';
import { EmailField } from '../components/fields/email-field.tsx';
import { EntryForm } from '../components/fields/entry-form.tsx';
import { keepForm } from '../components/fields/keep-form.ts';
import { KeptNotice } from '../components/fields/kept-notice.tsx';
import { PasswordField } from '../components/fields/password-field.tsx';
import { SubmitButton } from '../components/fields/submit-button.tsx';
import { PageFailure } from '../components/page-failure.tsx';
import { titled } from '../page-meta.ts';
import { form, page } from '../request.server.ts';

export const meta = titled('Email address');

export const loader = page(async ({ core, viewer, unfinished }) => ({
  ...(await core.viewCredentials(viewer)),
  kept: await unfinished(),
}));

export const action = form(
  async ({ core, viewer, mailOrigin, client, typed, done }) => {
    const email = await core.changeEmail(viewer, {
      ...typed('email', 'currentPassword'),
      origin: mailOrigin,
      client,
    });
    return done('/account/email', emailTexts.linkSent(email));
  },
  { keeps: [] },
);

export const clientAction = keepForm();

export default function EmailAddress() {
  const { email, emailVerified, hasPassword, signsInWithGoogle, kept } = useLoaderData<typeof loader>();
  return (
    <section className="account-entry">
      <h1>Email address</h1>
      <p>
        You log in with <strong>{email}</strong>
        {emailVerified ? '.' : ', which is not confirmed yet.'}
      </p>
      {hasPassword ? (
        <>
          <KeptNotice kept={kept} />
          <EntryForm values={kept ?? {}}>
            <EmailField
              label="New email"
              hint={`We’ll email you a link. Nothing changes until you open it.${signsInWithGoogle ? ' Your account is then unlinked from Google.' : ''}`}
              required
              autoComplete="email"
              enterKeyHint="next"
              missing={signUpTexts.emailMissing}
            />
            <PasswordField enterKeyHint="go" />
            <SubmitButton className="button button-block">Send link</SubmitButton>
          </EntryForm>
        </>
      ) : (
        <>
          <p>To change it, please choose a password first.</p>
          <Link className="button button-block" to="/account/password">
            Choose a password
          </Link>
        </>
      )}
    </section>
  );
}

export { PageFailure as ErrorBoundary };
