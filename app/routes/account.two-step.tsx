import type { LinksFunction } from '@remix-run/node';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { Fragment, type ReactNode, useEffect } from 'react';
import * as logInTexts from '../../core/texts/log-in.ts';
import * as twoStepTexts from '../../core/texts/two-step.ts';
import { PasswordField } from '../features/account/password-field.tsx';
import { qrCode } from '../features/account/qr-code.server.ts';
import { SettingsPage } from '../features/account/settings-page.tsx';
import { form, page } from '../requests/request.server.ts';
import stylesheet from '../styles/settings.css?url';
import { EntryForm } from '../ui/forms/entry-form.tsx';
import { keepForm } from '../ui/forms/keep-form.ts';
import { SubmitButton } from '../ui/forms/submit-button.tsx';
import { TextField } from '../ui/forms/text-field.tsx';
import { PageFailure } from '../ui/page-failure.tsx';
import { titled } from '../ui/page-meta.ts';
import { RelativeTime } from '../ui/relative-time.tsx';
import { SiteName } from '../ui/site-name.tsx';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export const meta = titled('Two-step login');

const path = '/account/two-step';

export const loader = page(async ({ core, viewer, url }) => {
  const view = await core.viewSecondFactor(viewer);
  const moderates = viewer.kind !== 'visitor' && (await core.isModerator(viewer));
  const picture = view.state === 'begun' ? qrCode(view.address) : '';
  return { view, picture, moderates, doing: url.searchParams.get('do') };
});

export const action = form(async ({ core, viewer, fields, typed, session, mailOrigin, client, done }) => {
  const input = { ...typed('currentPassword', 'code'), ...session, origin: mailOrigin, client };
  switch (fields['act']) {
    case 'on':
      return { ok: true as const, codes: await core.turnOnSecondFactor(viewer, input) };
    case 'codes':
      return { ok: true as const, codes: await core.renewRecoveryCodes(viewer, input) };
    case 'off':
      await core.turnOffSecondFactor(viewer, input);
      return done('/account/settings', twoStepTexts.turnedOff);
    default:
      await core.beginSecondFactor(viewer, input);
      return done(path);
  }
});

export const clientAction = keepForm();

export default function TwoStepLogin() {
  const { view, picture, moderates, doing } = useLoaderData<typeof loader>();
  const answer = useActionData<{ readonly codes?: readonly string[] }>();
  if (answer?.codes) return <RecoveryCodes codes={answer.codes} moderates={moderates} />;
  if (view.state === 'begun') {
    return <SetUp secret={view.secret} address={view.address} picture={picture} />;
  }
  if (view.state === 'off') return <Off hasPassword={view.hasPassword} />;
  if (doing === 'codes' || doing === 'off') return <Change doing={doing} moderates={moderates} />;
  return <On since={view.since} codesLeft={view.codesLeft} />;
}

function Frame({ title = 'Two-step login', children }: { title?: string; children: ReactNode }) {
  return (
    <SettingsPage title={title}>
      <div className="settings-sheet">{children}</div>
    </SettingsPage>
  );
}

function Act({ name }: { name: 'begin' | 'on' | 'codes' | 'off' }) {
  return <input type="hidden" name="act" value={name} />;
}

function Off({ hasPassword }: { hasPassword: boolean }) {
  return (
    <Frame>
      <p>
        With two-step login, <SiteName /> asks for your password and then for a code from an app on your
        phone. Somebody who knows only your password cannot log in.
      </p>
      {hasPassword ? (
        <>
          <p>
            You need an authenticator app, such as Google Authenticator, Microsoft Authenticator or Aegis. It
            works without a network.
          </p>
          <EntryForm>
            <Act name="begin" />
            <PasswordField enterKeyHint="go" />
            <SubmitButton className="button button-block">Set up</SubmitButton>
          </EntryForm>
        </>
      ) : (
        <>
          <p>To turn it on, please choose a password first.</p>
          <Link className="button button-block" to="/account/password">
            Choose a password
          </Link>
        </>
      )}
    </Frame>
  );
}

function SetUp({ secret, address, picture }: { secret: string; address: string; picture: string }) {
  return (
    <Frame>
      <p>
        <strong>1.</strong> Add <SiteName /> to your authenticator app: scan this code with it, or press the
        button if the app is on this device.
      </p>
      <img src={picture} width={240} height={240} alt="QR code for your authenticator app" />
      <a className="button button-quiet button-block" href={address}>
        Open the app on this device
      </a>
      <details>
        <summary>Type a key instead</summary>
        <p className="contact-number">{secret.match(/.{1,4}/g)?.join(' ')}</p>
      </details>
      <p>
        <strong>2.</strong> Enter the code that the app shows for <SiteName />. Your other devices will be
        logged out.
      </p>
      <EntryForm>
        <Act name="on" />
        <TextField
          name="code"
          label="6-digit code from your app"
          required
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={20}
          enterKeyHint="go"
          missing={logInTexts.codeMissing}
        />
        <SubmitButton className="button button-block">Turn on</SubmitButton>
      </EntryForm>
    </Frame>
  );
}

function RecoveryCodes({ codes, moderates }: { codes: readonly string[]; moderates: boolean }) {
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${codes.join('\n')}\n`)}`;
  // The form that led here was further down the page.
  useEffect(() => {
    // In new browsers `scrollTo` returns a promise, which React would take for a cleanup function.
    window.scrollTo(0, 0);
  }, []);
  return (
    <Frame title="Your recovery codes">
      <p role="status">
        Two-step login is on. Keep these codes where you can find them without your phone: on paper or in a
        password manager. Each logs you in once if you lose the app.{' '}
        <strong>You will not see them again.</strong>
      </p>
      <p className="contact-number">
        {codes.map((code, index) => (
          <Fragment key={code}>
            {index > 0 && <br />}
            {code}
          </Fragment>
        ))}
      </p>
      <a className="button button-quiet button-block" href={file} download="recovery-codes.txt">
        Save as a file
      </a>
      <Link className="button button-block" to={moderates ? '/moderation' : '/account/settings'}>
        I have kept them
      </Link>
    </Frame>
  );
}

function On({ since, codesLeft }: { since: Date; codesLeft: number }) {
  return (
    <Frame>
      <p>When you log in, we ask for a code from your authenticator app.</p>
      <p className="muted">
        Turned on: <RelativeTime at={since} />
      </p>
      <p>
        {codesLeft === 0
          ? 'You have no recovery codes left. Make new ones now: without them and without the app you cannot log in.'
          : `You have ${codesLeft} recovery ${codesLeft === 1 ? 'code' : 'codes'} left.`}
      </p>
      <Link className="button button-quiet button-block" to={`${path}?do=codes`}>
        Make new recovery codes
      </Link>
      <Link className="button button-quiet button-block" to={`${path}?do=off`}>
        Turn off
      </Link>
    </Frame>
  );
}

function Change({ doing, moderates }: { doing: 'codes' | 'off'; moderates: boolean }) {
  const turnsOff = doing === 'off';
  return (
    <Frame title={turnsOff ? 'Turn off two-step login' : 'New recovery codes'}>
      <p>
        {turnsOff
          ? `Your password alone will log you in.${moderates ? ' You cannot moderate until you turn it on again.' : ''}`
          : 'Your current codes will stop working.'}
      </p>
      <EntryForm>
        <Act name={doing} />
        <PasswordField />
        <TextField
          name="code"
          label="Code from your app"
          hint="Or a recovery code."
          required
          autoComplete="one-time-code"
          maxLength={20}
          enterKeyHint="go"
          missing={logInTexts.codeMissing}
        />
        <SubmitButton className={`button button-block${turnsOff ? ' button-danger' : ''}`}>
          {turnsOff ? 'Turn off' : 'Make new recovery codes'}
        </SubmitButton>
        <p className="form-aside">
          <Link to={path}>Back</Link>
        </p>
      </EntryForm>
    </Frame>
  );
}

export { PageFailure as ErrorBoundary };
