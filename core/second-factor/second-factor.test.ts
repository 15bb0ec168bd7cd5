import { describe, expect, it } from 'vitest';
import type { MemoryPorts } from '../../adapters/memory/memory-ports.ts';
import { changePassword } from '../accounts/change-password.ts';
import { awaitsCode, CodeNeeded } from '../accounts/half-login.ts';
import { halfLoginTime } from '../accounts/limits.ts';
import { logIn } from '../accounts/log-in.ts';
import { requestPasswordReset } from '../accounts/request-password-reset.ts';
import { resetPassword } from '../accounts/reset-password.ts';
import { resumeSession } from '../accounts/resume-session.ts';
import { signInWithGoogle } from '../accounts/sign-in-with-google.ts';
import { createCore } from '../core.ts';
import { exportData } from '../exports/export-data.ts';
import { addSession, oneUser, refusalOf, tokenIn, waitingMails } from '../fixtures-for-test.ts';
import { removeExpired } from '../housekeeping/remove-expired.ts';
import { turnOffForMember } from '../moderation/turn-off-for-member.ts';
import { minute, second } from '../shared/time/durations.ts';
import { type User, visitor } from '../shared/viewer.ts';
import * as texts from '../texts/by-subject.ts';
import { textsIn } from '../texts/catalogues.ts';
import { beginSecondFactor } from './begin-second-factor.ts';
import { finishLogIn } from './finish-log-in.ts';
import { recoveryCodeCount, setUpTime } from './limits.ts';
import { renewRecoveryCodes } from './renew-recovery-codes.ts';
import { turnOffSecondFactor } from './turn-off-second-factor.ts';
import { turnOnSecondFactor } from './turn-on-second-factor.ts';
import { viewSecondFactor } from './view-second-factor.ts';

const currentPassword = 'mululuza leaf';
const client = '192.0.2.1';

async function oneWithPassword() {
  const { ports, nakato } = await oneUser({ emailVerified: true, password: currentPassword });
  return { ports, nakato, token: await addSession(ports, nakato) };
}

/** Somebody who has begun, and what their app shows at each moment. */
async function begun() {
  const site = await oneWithPassword();
  await beginSecondFactor(site.ports, site.nakato, { currentPassword });
  return { ...site, shown: appOf(site.ports, await secretOf(site.ports, site.nakato)) };
}

/** Somebody with two-step login on, half a minute ago. */
async function turnedOn() {
  const site = await begun();
  const codes = await turnOnSecondFactor(site.ports, site.nakato, { code: site.shown(), token: site.token });
  site.ports.clock.advance(30 * second);
  return { ...site, codes };
}

async function secretOf(ports: MemoryPorts, user: User): Promise<string> {
  const view = await viewSecondFactor(ports, user);
  if (view.state !== 'begun') throw new Error('It is not being set up.');
  return view.secret;
}

function appOf({ oneTimePasswords, clock }: MemoryPorts, secret: string) {
  return () => oneTimePasswords.passwordAt(secret, clock.now());
}

const wrong = (right: string) => (right === '123456' ? '654321' : '123456');

/** The first half of a log-in, with the right password. */
async function halfOf(trying: Promise<unknown>): Promise<string> {
  const error = await trying.catch((thrown: unknown) => thrown);
  if (!(error instanceof CodeNeeded)) throw new Error(`No code was asked for: ${error}`);
  return error.halfLogin;
}

function password(ports: MemoryPorts, { email }: User) {
  return logIn(ports, { email, password: currentPassword, remember: true, client });
}

const subjects = (ports: MemoryPorts) => waitingMails(ports).map(({ subject }) => subject);

describe('setting it up', () => {
  it('requires the password and a code, and shows the secret until then', async () => {
    const { ports, nakato, token } = await oneWithPassword();
    expect(await viewSecondFactor(ports, nakato)).toEqual({ state: 'off', hasPassword: true });
    const begin = (typed: string) => beginSecondFactor(ports, nakato, { currentPassword: typed });
    expect((await refusalOf(begin('guess'))).fields).toEqual({
      currentPassword: texts.password.currentWrong,
    });
    expect(await viewSecondFactor(ports, nakato)).toMatchObject({ state: 'off' });
    await begin(currentPassword);
    const secret = await secretOf(ports, nakato);
    expect(await secretOf(ports, nakato)).toBe(secret);
    expect(await viewSecondFactor(ports, nakato)).toMatchObject({
      address: expect.stringMatching(/^otpauth:\/\/totp\/Eddagala:nakato%40example.com\?/),
    });

    const shown = appOf(ports, secret);
    const turnOn = (code: string) => turnOnSecondFactor(ports, nakato, { code, token });
    expect((await refusalOf(turnOn(' '))).fields).toEqual({ code: texts.logIn.codeMissing });
    expect((await refusalOf(turnOn(wrong(shown())))).fields).toEqual({
      code: texts.twoStep.codeWrongAtFirst,
    });
    await password(ports, nakato);
    const codes = await turnOn(` ${shown().slice(0, 3)} ${shown().slice(3)}`);
    expect(new Set(codes).size).toBe(recoveryCodeCount);
    for (const code of codes) expect(code).toMatch(/^[2-9A-Z]{5}-[2-9A-Z]{5}$/);
    expect(await viewSecondFactor(ports, nakato)).toEqual({
      state: 'on',
      since: ports.clock.now(),
      codesLeft: recoveryCodeCount,
    });
    expect(await refusalOf(begin(currentPassword))).toMatchObject({ code: 'conflict' });
    expect(await refusalOf(turnOn(shown()))).toMatchObject({ code: 'conflict' });
  });

  it('ends the other sessions, mails the owner, and is logged for the operator', async () => {
    const { ports, nakato, token, shown } = await begun();
    const { token: other } = await password(ports, nakato);
    await turnOnSecondFactor(ports, nakato, { code: shown(), token });
    expect(await resumeSession(ports, other)).toEqual(visitor);
    expect(await resumeSession(ports, token)).toMatchObject({ accountId: nakato.accountId });
    expect(subjects(ports)).toContain('Two-step login is on for your account on Eddagala');
    expect(ports.securityLog.noted.map(({ event }) => event)).toContain('two-step-on');
  });

  it('can start again with another secret, and expires after half an hour', async () => {
    const { ports, nakato, token, shown: shownFirst } = await begun();
    await beginSecondFactor(ports, nakato, { currentPassword });
    const turnOn = (code: string) => refusalOf(turnOnSecondFactor(ports, nakato, { code, token }));
    expect(await turnOn(shownFirst())).toMatchObject({ code: 'invalid' });
    const shown = appOf(ports, await secretOf(ports, nakato));
    ports.clock.advance(setUpTime + 1);
    expect(await viewSecondFactor(ports, nakato)).toMatchObject({ state: 'off' });
    expect(await turnOn(shown())).toMatchObject({ code: 'conflict', message: texts.twoStep.beginAgain });
    await removeExpired(ports);
    expect(await ports.secondFactors.of(nakato.accountId)).toBeUndefined();
  });

  it('stores neither the secret nor a recovery code in plain text', async () => {
    const { ports, codes } = await turnedOn();
    const { secondFactors, recoveryCodes } = ports.database.tables;
    const stored = JSON.stringify([...secondFactors, ...recoveryCodes]);
    for (const code of codes) expect(stored).not.toContain(code.replace('-', ''));
    expect(stored).not.toContain('ZZZZ');
  });
});

describe('logging in', () => {
  it('requires the password and then a code, which begins the session that was asked for', async () => {
    const { ports, nakato, shown } = await turnedOn();
    const { email } = nakato;
    const trying = logIn(ports, { email, password: currentPassword, remember: false });
    const halfLogin = await halfOf(trying);
    expect(awaitsCode(ports, { halfLogin })).toBe(true);
    const userAgent = 'Mozilla/5.0 (Linux; Android 14) Chrome/120.0';
    await ports.accounts.setLanguage(nakato.accountId, 'sw');
    const signedIn = await finishLogIn(ports, { halfLogin, code: shown(), userAgent });
    expect(signedIn).toMatchObject({ remember: false, deviceCookie: expect.any(String), language: 'sw' });
    expect(await resumeSession(ports, signedIn.token)).toMatchObject({ accountId: nakato.accountId });
    expect(subjects(ports)).toContain(textsIn('sw').letters.signedIn.subject({ siteName: 'Eddagala' }));
  });

  it('gives no session and remembers no device for the password alone, and reveals nothing about a wrong one', async () => {
    const { ports, nakato, token } = await turnedOn();
    const before = ports.database.tables.sessions.size;
    await halfOf(password(ports, nakato));
    expect(ports.database.tables.sessions.size).toBe(before);
    expect(await resumeSession(ports, token)).toMatchObject({ kind: 'user' });
    const known = await ports.throttle.remembers(
      JSON.stringify(['known-client', nakato.email, client]),
      ports.clock.now(),
    );
    expect(known).toBe(false);
    const guess = { email: nakato.email, password: 'guess', remember: true };
    expect(await refusalOf(logIn(ports, guess))).toMatchObject({
      code: 'invalid',
      message: texts.logIn.failed,
    });
  });

  it('accepts each code once, even when it arrives twice at once, and no earlier one', async () => {
    const { ports, nakato, shown } = await turnedOn();
    const halfLogin = await halfOf(password(ports, nakato));
    const first = shown();
    const finish = (code: string) => finishLogIn(ports, { halfLogin, code });
    const both = await Promise.allSettled([finish(first), finish(first)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await refusalOf(finish(first))).fields).toEqual({ code: texts.logIn.codeUsed });
    ports.clock.advance(30 * second);
    const next = shown();
    await finish(next);
    expect((await refusalOf(finish(first))).code).toBe('invalid');
  });

  it('does not accept the code that set it up', async () => {
    const { ports, nakato, token, shown } = await begun();
    const code = shown();
    await turnOnSecondFactor(ports, nakato, { code, token });
    const halfLogin = await halfOf(password(ports, nakato));
    expect((await refusalOf(finishLogIn(ports, { halfLogin, code }))).fields).toEqual({
      code: texts.logIn.codeUsed,
    });
  });

  it('accepts codes from the step before and after, for clocks that differ', async () => {
    const { ports, nakato, shown } = await turnedOn();
    const halfLogin = await halfOf(password(ports, nakato));
    ports.clock.advance(30 * second);
    const late = shown();
    ports.clock.advance(30 * second);
    await finishLogIn(ports, { halfLogin, code: late });
    ports.clock.advance(60 * second);
    const tooLate = shown();
    ports.clock.advance(60 * second);
    expect((await refusalOf(finishLogIn(ports, { halfLogin, code: tooLate }))).fields).toEqual({
      code: texts.logIn.codeWrong,
    });
  });

  it('accepts each recovery code once, however it is typed, and mails the owner', async () => {
    const { ports, nakato, codes } = await turnedOn();
    const halfLogin = await halfOf(password(ports, nakato));
    const [code = ''] = codes;
    await finishLogIn(ports, { halfLogin, code: ` ${code.replace('-', ' ').toLowerCase()}\u200b` });
    expect(await viewSecondFactor(ports, nakato)).toMatchObject({ codesLeft: recoveryCodeCount - 1 });
    expect(subjects(ports)).toContain('A recovery code was used on Eddagala');
    expect(ports.securityLog.noted.map(({ event }) => event)).toContain('recovery-code-used');
    expect((await refusalOf(finishLogIn(ports, { halfLogin, code }))).fields).toEqual({
      code: texts.logIn.codeWrong,
    });
  });

  it('is no longer possible after ten minutes, after a new password, or with what we did not seal', async () => {
    const { ports, nakato, token, shown } = await turnedOn();
    const over = { code: 'conflict', message: texts.logIn.codeTooLate };
    const finish = (halfLogin: string | undefined) =>
      refusalOf(finishLogIn(ports, { halfLogin, code: shown() }));
    for (const nonsense of [undefined, '', 'v1.abc', ports.sealer.seal(`half-login ${nakato.accountId}`)])
      expect(await finish(nonsense)).toMatchObject(over);
    const old = await halfOf(password(ports, nakato));
    ports.clock.advance(halfLoginTime + 1);
    expect(awaitsCode(ports, { halfLogin: old })).toBe(false);
    expect(await finish(old)).toMatchObject(over);
    const halfLogin = await halfOf(password(ports, nakato));
    const chosen = { password: 'another leaf', confirmPassword: 'another leaf' };
    await changePassword(ports, nakato, { currentPassword, ...chosen, token });
    expect(await finish(halfLogin)).toMatchObject(over);
  });

  it('counts wrong codes but not right ones', async () => {
    const { ports, nakato, shown } = await turnedOn();
    const halfLogin = await halfOf(password(ports, nakato));
    const finish = (code: string) => finishLogIn(ports, { halfLogin, code, client });
    for (let time = 1; time <= 12; time += 1) {
      await finish(shown());
      ports.clock.advance(30 * second);
    }
    const again = await halfOf(password(ports, nakato));
    const guess = () => refusalOf(finishLogIn(ports, { halfLogin: again, code: wrong(shown()), client }));
    for (let time = 1; time <= 10; time += 1) expect((await guess()).code).toBe('invalid');
    expect((await guess()).code).toBe('too-many');
    expect(ports.securityLog.noted.map(({ event }) => event)).toContain('code-wrong');
  });

  it('asks for a code after Google too, and after a password reset, which does not turn it off', async () => {
    const { ports, nakato, shown } = await turnedOn();
    const person = { subject: 'nakato', email: nakato.email, emailVerified: true, name: '' };
    const before = ports.database.tables.sessions.size;
    const byGoogle = await halfOf(signInWithGoogle(ports, { ...person, language: 'en' }));
    expect(ports.database.tables.sessions.size).toBe(before - 1);
    expect((await ports.accounts.byId(nakato.accountId))?.googleSubject).toBe('nakato');
    const { token } = await finishLogIn(ports, { halfLogin: byGoogle, code: shown() });
    expect(await resumeSession(ports, token)).toMatchObject({ accountId: nakato.accountId });

    ports.clock.advance(minute);
    await requestPasswordReset(ports, { email: nakato.email });
    await createCore(ports).dispatchOutbox();
    const mail = ports.mailer.sent.find(({ text }) => text.includes('/reset-password/'));
    const chosen = { password: 'another leaf', confirmPassword: 'another leaf' };
    const byReset = await halfOf(resetPassword(ports, { token: tokenIn(mail), ...chosen }));
    expect(ports.database.tables.sessions.size).toBe(0);
    await finishLogIn(ports, { halfLogin: byReset, code: shown() });
    expect(await viewSecondFactor(ports, nakato)).toMatchObject({ state: 'on' });
  });
});

describe('turning it off', () => {
  it('requires the password and a code, and mails the owner', async () => {
    const { ports, nakato, shown } = await turnedOn();
    const off = (typed: string, code: string) =>
      turnOffSecondFactor(ports, nakato, { currentPassword: typed, code, client });
    expect((await refusalOf(off('guess', shown()))).fields).toEqual({
      currentPassword: texts.password.currentWrong,
    });
    for (const code of ['', wrong(shown())])
      expect(await refusalOf(off(currentPassword, code))).toMatchObject({ code: 'invalid' });
    await off(currentPassword, shown());
    expect(await viewSecondFactor(ports, nakato)).toEqual({ state: 'off', hasPassword: true });
    expect(subjects(ports)).toContain('Two-step login is off for your account on Eddagala');
    await password(ports, nakato);
    expect(await refusalOf(off(currentPassword, shown()))).toMatchObject({ code: 'conflict' });
  });

  it('is done by the operator for somebody who has lost everything, with an audit entry and a mail', async () => {
    const { ports, nakato } = await turnedOn();
    await turnOffForMember(ports, nakato);
    await password(ports, nakato);
    const [row] = await ports.audit.page({ after: undefined, limit: 9 });
    expect(row).toMatchObject({ actor: 'operator', act: 'two-step-off', subject: { id: nakato.accountId } });
    expect(subjects(ports)).toContain('Two-step login is off for your account on Eddagala');
    expect(await refusalOf(turnOffForMember(ports, nakato))).toMatchObject({ code: 'conflict' });
  });
});

describe('new recovery codes', () => {
  it('replace the old ones, and require the password and a code', async () => {
    const { ports, nakato, shown, codes } = await turnedOn();
    const [, old = ''] = codes;
    const renew = (code: string) => renewRecoveryCodes(ports, nakato, { currentPassword, code });
    expect(await refusalOf(renew(wrong(shown())))).toMatchObject({ code: 'invalid' });
    const [first = ''] = await renew(old);
    expect(await refusalOf(renew(codes[2] ?? ''))).toMatchObject({ code: 'invalid' });
    const halfLogin = await halfOf(password(ports, nakato));
    await finishLogIn(ports, { halfLogin, code: first });
  });
});

it('an export says since when it is on, and never the secret', async () => {
  const { ports, nakato } = await turnedOn();
  for await (const { name, content } of exportData(ports, nakato)) {
    if (name !== 'account.json') continue;
    expect(JSON.parse(String(content))).toMatchObject({ twoStepLoginSince: '2025-01-15T09:00:00.000Z' });
    expect(content).not.toMatch(/ZZZZ|secret|sealed/);
  }
});
