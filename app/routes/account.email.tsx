import type { LinksFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import * as changeEmailTexts from '../../core/texts/change-email.ts';
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
import { Said } from '../ui/said.tsx';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export const meta = titled(changeEmailTexts.heading);

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
    <SettingsPage title={changeEmailTexts.heading}>
      <div className="settings-sheet">
        <p>
          <Said
            text={
              emailVerified
                ? changeEmailTexts.logsInWith({ email })
                : changeEmailTexts.notConfirmed({ email })
            }
            parts={{ email: (words) => <strong>{words}</strong> }}
          />
        </p>
        {hasPassword ? (
          <EntryForm kept={kept}>
            <EmailField
              label={changeEmailTexts.newEmail}
              hint={
                signsInWithGoogle
                  ? `${changeEmailTexts.hint} ${changeEmailTexts.unlinksGoogle}`
                  : changeEmailTexts.hint
              }
              required
              autoComplete="email"
              enterKeyHint="next"
              missing={signUpTexts.emailMissing}
            />
            <PasswordField enterKeyHint="go" />
            <SubmitButton className="button button-block">{changeEmailTexts.sendLink}</SubmitButton>
          </EntryForm>
        ) : (
          <>
            <p>{changeEmailTexts.passwordFirst}</p>
            <Link className="button button-block" to="/account/password">
              {changeEmailTexts.choosePassword}
            </Link>
          </>
        )}
      </div>
    </SettingsPage>
  );
}

export { PageFailure as ErrorBoundary };
