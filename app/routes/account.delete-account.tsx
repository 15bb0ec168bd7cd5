import type { LinksFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import * as deleteAccountTexts from '../../core/texts/delete-account.ts';
import { LogOutForm } from '../features/account/log-out-form.tsx';
import { PasswordField } from '../features/account/password-field.tsx';
import { SettingsPage } from '../features/account/settings-page.tsx';
import { endSession } from '../requests/cookies.server.ts';
import { form, page } from '../requests/request.server.ts';
import stylesheet from '../styles/settings.css?url';
import { EntryForm } from '../ui/forms/entry-form.tsx';
import { keepForm } from '../ui/forms/keep-form.ts';
import { SubmitButton } from '../ui/forms/submit-button.tsx';
import { TextField } from '../ui/forms/text-field.tsx';
import { PageFailure } from '../ui/page-failure.tsx';
import { titled } from '../ui/page-meta.ts';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export const meta = titled('Delete account');

export const loader = page(async ({ core, viewer, session }) => ({
  proof: await core.viewDeletion(viewer, session.token),
}));

export const action = form(async ({ core, viewer, request, session, client, typed }) => {
  await core.deleteAccount(viewer, { ...typed('password', 'words'), ...session, client });
  return endSession(request, '/home', { kind: 'success', text: deleteAccountTexts.done });
});

export const clientAction = keepForm();

export default function DeleteAccount() {
  const { proof } = useLoaderData<typeof loader>();
  return (
    <SettingsPage title="Delete account">
      <div className="settings-sheet">
        <div className="prose">
          <p>
            This cannot be undone. To keep anything, download a{' '}
            <Link to="/account/data">copy of your data</Link> first.
          </p>
          <h2>What is deleted</h2>
          <p>
            Your profile, your adverts with their photos, your comments, likes and saved adverts, and all your
            log-ins. Nobody can see them from the moment you delete your account. A little later, your email
            address and username can be used again.
          </p>
          <h2>What we keep</h2>
          <p>
            The people you wrote to keep your messages, and your ratings of others stay, under the name
            “Deleted user”. We keep what you reported, what you sent with Report a Problem or Suggestions, and
            what you paid for adverts, without your name and email address.
          </p>
        </div>
        {proof.kind === 'sign-in-again' ? (
          <>
            <p>{deleteAccountTexts.signInAgain}</p>
            <LogOutForm />
          </>
        ) : (
          <EntryForm>
            {proof.kind === 'password' ? (
              <PasswordField
                name="password"
                label="Password"
                missing={deleteAccountTexts.passwordMissing}
                enterKeyHint="go"
              />
            ) : (
              <TextField
                name="words"
                label={`Type ${proof.words} to confirm`}
                required
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                missing={deleteAccountTexts.wordsWrong({ words: proof.words })}
              />
            )}
            <div className="button-row">
              <SubmitButton className="button button-danger">Delete my account</SubmitButton>
              <Link className="button button-quiet" to="/account/settings">
                Cancel
              </Link>
            </div>
          </EntryForm>
        )}
      </div>
    </SettingsPage>
  );
}

export { PageFailure as ErrorBoundary };
