import type { LinksFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import * as emailTexts from '../../core/texts/email.ts';
import * as signUpTexts from '../../core/texts/sign-up.ts';
import { PasswordField } from '../features/account/password-field.tsx';
import { SettingsPage } from '../features/account/settings-page.tsx';
import { form, page } from '../requests/request.server.ts';
import stylesheet from '../styles/settings.css?url';
import { EmailField } from '../ui/forms/email-field.tsx';
import { EntryForm } from '../ui/forms/entry-form.tsx';
import { keepForm } from '../ui/forms/keep-form.ts';
import { SubmitButton } from '../ui/forms/submit-button.tsx';
import { PageFailure } from '../ui/page-failure.tsx';
import { titled } from '../ui/page-meta.ts';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

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
    return done('/account/email', emailTexts.linkSent({ email }));
  },
  { keeps: [] },
);

export const clientAction = keepForm();

export default function EmailAddress() {
  const { email, emailVerified, hasPassword, signsInWithGoogle, kept } = useLoaderData<typeof loader>();
  return (
    <SettingsPage title="Email address">
      <div className="settings-sheet">
        <p>
          You log in with <strong>{email}</strong>
          {emailVerified ? '.' : ', which is not confirmed yet.'}
        </p>
        {hasPassword ? (
          <EntryForm kept={kept}>
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
        ) : (
          <>
            <p>To change it, please choose a password first.</p>
            <Link className="button button-block" to="/account/password">
              Choose a password
            </Link>
          </>
        )}
      </div>
    </SettingsPage>
  );
}

export { PageFailure as ErrorBoundary };
