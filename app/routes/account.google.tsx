import type { LinksFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import * as googleTexts from '../../core/texts/google.ts';
import * as unlinkGoogleTexts from '../../core/texts/unlink-google.ts';
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
import { Said } from '../ui/said.tsx';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export const meta = titled(unlinkGoogleTexts.heading);

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
      <SettingsPage title={unlinkGoogleTexts.unlinkedHeading}>
        <div className="settings-sheet">
          <p>{unlinkGoogleTexts.notLinked}</p>
        </div>
      </SettingsPage>
    );
  }
  return (
    <SettingsPage title={unlinkGoogleTexts.heading}>
      <div className="settings-sheet">
        {hasPassword ? (
          <>
            <p>
              <Said
                text={unlinkGoogleTexts.explained({ email })}
                parts={{ email: (words) => <strong>{words}</strong> }}
              />
            </p>
            <EntryForm>
              <AccountName email={email} />
              <PasswordField enterKeyHint="go" />
              <div className="button-row">
                <SubmitButton className="button button-danger">{unlinkGoogleTexts.unlink}</SubmitButton>
                <Link className="button button-quiet" to="/account/settings">
                  {unlinkGoogleTexts.cancel}
                </Link>
              </div>
            </EntryForm>
          </>
        ) : (
          <>
            <p>{unlinkGoogleTexts.passwordFirst}</p>
            <Link className="button button-block" to="/account/password">
              {unlinkGoogleTexts.choosePassword}
            </Link>
          </>
        )}
      </div>
    </SettingsPage>
  );
}

export { PageFailure as ErrorBoundary };
