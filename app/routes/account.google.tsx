import type { LinksFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import * as googleTexts from '../../core/texts/google.ts';
import { AccountName } from '../features/account/account-name.tsx';
import { PasswordField } from '../features/account/password-field.tsx';
import { SettingsPage } from '../features/account/settings-page.tsx';
import { form, page } from '../requests/request.server.ts';
import stylesheet from '../styles/settings.css?url';
import { EntryForm } from '../ui/forms/entry-form.tsx';
import { keepForm } from '../ui/forms/keep-form.ts';
import { SubmitButton } from '../ui/forms/submit-button.tsx';
import { PageFailure } from '../ui/page-failure.tsx';
import { titled } from '../ui/page-meta.ts';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export const meta = titled('Signed in with Google');

export const loader = page(({ core, viewer }) => core.viewCredentials(viewer));

export const action = form(async ({ core, viewer, mailOrigin, client, typed, session, done }) => {
  await core.unlinkGoogle(viewer, {
    ...typed('currentPassword'),
    ...session,
    origin: mailOrigin,
    client,
  });
  return done('/account/settings', googleTexts.unlinked);
});

export const clientAction = keepForm();

export default function Google() {
  const { email, hasPassword, signsInWithGoogle } = useLoaderData<typeof loader>();
  if (!signsInWithGoogle) {
    return (
      <SettingsPage title="Google">
        <div className="settings-sheet">
          <p>Your account is not linked to Google.</p>
        </div>
      </SettingsPage>
    );
  }
  return (
    <SettingsPage title="Signed in with Google">
      <div className="settings-sheet">
        {hasPassword ? (
          <>
            <p>
              Your account is linked to Google. If you unlink it, you will log in with{' '}
              <strong>{email}</strong> and your password. Your other devices will be logged out.
            </p>
            <EntryForm>
              <AccountName email={email} />
              <PasswordField enterKeyHint="go" />
              <div className="button-row">
                <SubmitButton className="button button-danger">Unlink Google</SubmitButton>
                <Link className="button button-quiet" to="/account/settings">
                  Cancel
                </Link>
              </div>
            </EntryForm>
          </>
        ) : (
          <>
            <p>Google is your only way to sign in. To unlink it, please choose a password first.</p>
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
