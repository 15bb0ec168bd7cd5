import type { LinksFunction } from '@remix-run/node';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { Fragment, type ReactNode, useEffect } from 'react';
import * as logInTexts from '../../core/texts/log-in.ts';
import * as twoStepTexts from '../../core/texts/two-step.ts';
import * as twoStepSetupTexts from '../../core/texts/two-step-setup.ts';
import { PasswordField } from '../features/account/password-field.tsx';
import { qrCode } from '../features/account/qr-code.server.ts';
import { SettingsPage } from '../features/account/settings-page.tsx';
import { useRootData } from '../rendering/root-data.ts';
import { form, page } from '../requests/request.server.ts';
import stylesheet from '../styles/settings.css?url';
import { EntryForm } from '../ui/forms/entry-form.tsx';
import { keepForm } from '../ui/forms/keep-form.ts';
import { SubmitButton } from '../ui/forms/submit-button.tsx';
import { TextField } from '../ui/forms/text-field.tsx';
import { PageFailure } from '../ui/page-failure.tsx';
import { titled } from '../ui/page-meta.ts';
import { RelativeTime } from '../ui/relative-time.tsx';
import { Said } from '../ui/said.tsx';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export const meta = titled(twoStepSetupTexts.heading);

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

function Frame({ title = twoStepSetupTexts.heading, children }: { title?: string; children: ReactNode }) {
  return (
    <SettingsPage title={title}>
      <div className="settings-sheet">{children}</div>
    </SettingsPage>
  );
}

function useSiteName(): string {
  return useRootData()?.site.name ?? '';
}

function Act({ name }: { name: 'begin' | 'on' | 'codes' | 'off' }) {
  return <input type="hidden" name="act" value={name} />;
}

function Off({ hasPassword }: { hasPassword: boolean }) {
  return (
    <Frame>
      <p>{twoStepSetupTexts.explained({ siteName: useSiteName() })}</p>
      {hasPassword ? (
        <>
          <p>{twoStepSetupTexts.needsApp}</p>
          <EntryForm>
            <Act name="begin" />
            <PasswordField enterKeyHint="go" />
            <SubmitButton className="button button-block">{twoStepSetupTexts.setUp}</SubmitButton>
          </EntryForm>
        </>
      ) : (
        <>
          <p>{twoStepSetupTexts.passwordFirst}</p>
          <Link className="button button-block" to="/account/password">
            {twoStepSetupTexts.choosePassword}
          </Link>
        </>
      )}
    </Frame>
  );
}

function SetUp({ secret, address, picture }: { secret: string; address: string; picture: string }) {
  const siteName = useSiteName();
  return (
    <Frame>
      <p>
        <strong>1.</strong> {twoStepSetupTexts.addToApp({ siteName })}
      </p>
      <img src={picture} width={240} height={240} alt={twoStepSetupTexts.qrCode} />
      <a className="button button-quiet button-block" href={address}>
        {twoStepSetupTexts.openApp}
      </a>
      <details>
        <summary>{twoStepSetupTexts.typeKey}</summary>
        <p className="contact-number">{secret.match(/.{1,4}/g)?.join(' ')}</p>
      </details>
      <p>
        <strong>2.</strong> {twoStepSetupTexts.enterCode({ siteName })}
      </p>
      <EntryForm>
        <Act name="on" />
        <TextField
          name="code"
          label={twoStepSetupTexts.newCode}
          required
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={20}
          enterKeyHint="go"
          missing={logInTexts.codeMissing}
        />
        <SubmitButton className="button button-block">{twoStepSetupTexts.turnOn}</SubmitButton>
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
    <Frame title={twoStepSetupTexts.yourCodes}>
      <p role="status">
        {twoStepSetupTexts.keepCodes} <strong>{twoStepSetupTexts.notAgain}</strong>
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
        {twoStepSetupTexts.saveFile}
      </a>
      <Link className="button button-block" to={moderates ? '/moderation' : '/account/settings'}>
        {twoStepSetupTexts.haveKept}
      </Link>
    </Frame>
  );
}

function On({ since, codesLeft }: { since: Date; codesLeft: number }) {
  return (
    <Frame>
      <p>{twoStepSetupTexts.isOn}</p>
      <p className="muted">
        <Said text={twoStepSetupTexts.turnedOn} parts={{ time: () => <RelativeTime at={since} /> }} />
      </p>
      <p>
        {codesLeft === 0 ? twoStepSetupTexts.noCodesLeft : twoStepSetupTexts.codesLeft({ count: codesLeft })}
      </p>
      <Link className="button button-quiet button-block" to={`${path}?do=codes`}>
        {twoStepSetupTexts.makeCodes}
      </Link>
      <Link className="button button-quiet button-block" to={`${path}?do=off`}>
        {twoStepSetupTexts.turnOff}
      </Link>
    </Frame>
  );
}

function Change({ doing, moderates }: { doing: 'codes' | 'off'; moderates: boolean }) {
  const turnsOff = doing === 'off';
  return (
    <Frame title={turnsOff ? twoStepSetupTexts.turnOffHeading : twoStepSetupTexts.newCodesHeading}>
      <p>
        {!turnsOff
          ? twoStepSetupTexts.currentCodesStop
          : moderates
            ? `${twoStepSetupTexts.passwordAlone} ${twoStepSetupTexts.noModerating}`
            : twoStepSetupTexts.passwordAlone}
      </p>
      <EntryForm>
        <Act name={doing} />
        <PasswordField />
        <TextField
          name="code"
          label={twoStepSetupTexts.code}
          hint={twoStepSetupTexts.codeHint}
          required
          autoComplete="one-time-code"
          maxLength={20}
          enterKeyHint="go"
          missing={logInTexts.codeMissing}
        />
        <SubmitButton className={`button button-block${turnsOff ? ' button-danger' : ''}`}>
          {turnsOff ? twoStepSetupTexts.turnOff : twoStepSetupTexts.makeCodes}
        </SubmitButton>
        <p className="form-aside">
          <Link to={path}>{twoStepSetupTexts.back}</Link>
        </p>
      </EntryForm>
    </Frame>
  );
}

export { PageFailure as ErrorBoundary };
