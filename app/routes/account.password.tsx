import type { LinksFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import * as changePasswordTexts from '../../core/texts/change-password.ts';
import * as emailTexts from '../../core/texts/email.ts';
import * as passwordTexts from '../../core/texts/password.ts';
import { AccountName } from '../features/account/account-name.tsx';
import { NewPasswordFields } from '../features/account/new-password-fields.tsx';
import { PasswordField } from '../features/account/password-field.tsx';
import { SettingsPage } from '../features/account/settings-page.tsx';
import { deviceHeader, readDeviceCookie } from '../requests/cookies.server.ts';
import { form, page } from '../requests/request.server.ts';
import stylesheet from '../styles/settings.css?url';
import { EntryForm } from '../ui/forms/entry-form.tsx';
import { keepForm } from '../ui/forms/keep-form.ts';
import { SubmitButton } from '../ui/forms/submit-button.tsx';
import { PageFailure } from '../ui/page-failure.tsx';
import { titled } from '../ui/page-meta.ts';
import { Said } from '../ui/said.tsx';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export const meta = titled(changePasswordTexts.heading);

export const loader = page(({ core, viewer }) => core.viewCredentials(viewer));

export const action = form(async (context) => {
  const { core, viewer, mailOrigin, client, fields, typed, session, request, done } = context;
  const input = { origin: mailOrigin, client, deviceCookie: await readDeviceCookie(request) };
  if (fields['by'] === 'mail') {
    const email = await core.mailPasswordLink(viewer, input);
    return done('/account/password', emailTexts.linkSent({ email }));
  }
  const changed = await core.changePassword(viewer, {
    ...typed('currentPassword', 'password', 'confirmPassword'),
    ...session,
    ...input,
  });
  const answer = await done('/account/settings', passwordTexts.changed);
  if (answer instanceof Response) answer.headers.append('Set-Cookie', await deviceHeader(changed));
  return answer;
});

export const clientAction = keepForm();

export default function Password() {
  const { email, hasPassword } = useLoaderData<typeof loader>();
  return (
    <SettingsPage title={changePasswordTexts.heading}>
      <div className="settings-sheet">
        {hasPassword ? (
          <EntryForm>
            <AccountName email={email} />
            <PasswordField />
            <NewPasswordFields />
            <p className="muted">{changePasswordTexts.logsOutOthers}</p>
            <SubmitButton className="button button-block">{changePasswordTexts.change}</SubmitButton>
            <p className="form-aside">
              <Link to="/forgot-password">{changePasswordTexts.forgot}</Link>
            </p>
          </EntryForm>
        ) : (
          <>
            <p>
              <Said
                text={changePasswordTexts.noneYet({ email })}
                parts={{ email: (words) => <strong>{words}</strong> }}
              />
            </p>
            <EntryForm>
              <input type="hidden" name="by" value="mail" />
              <SubmitButton className="button button-block">{changePasswordTexts.sendLink}</SubmitButton>
            </EntryForm>
          </>
        )}
      </div>
    </SettingsPage>
  );
}

export { PageFailure as ErrorBoundary };
