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
import { Said } from '../ui/said.tsx';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export const meta = titled(deleteAccountTexts.heading);

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
    <SettingsPage title={deleteAccountTexts.heading}>
      <div className="settings-sheet">
        <div className="prose">
          <p>
            <Said
              text={deleteAccountTexts.cannotBeUndone}
              parts={{ data: (words) => <Link to="/account/data">{words}</Link> }}
            />
          </p>
          <h2>{deleteAccountTexts.whatIsDeleted}</h2>
          <p>{deleteAccountTexts.deleted}</p>
          <h2>{deleteAccountTexts.whatWeKeep}</h2>
          <p>{deleteAccountTexts.kept}</p>
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
                label={deleteAccountTexts.password}
                missing={deleteAccountTexts.passwordMissing}
                enterKeyHint="go"
              />
            ) : (
              <TextField
                name="words"
                label={deleteAccountTexts.typeWords({ words: proof.words })}
                required
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                missing={deleteAccountTexts.wordsWrong({ words: proof.words })}
              />
            )}
            <div className="button-row">
              <SubmitButton className="button button-danger">{deleteAccountTexts.deleteMine}</SubmitButton>
              <Link className="button button-quiet" to="/account/settings">
                {deleteAccountTexts.cancel}
              </Link>
            </div>
          </EntryForm>
        )}
      </div>
    </SettingsPage>
  );
}

export { PageFailure as ErrorBoundary };
