import { describe, expect, it } from 'vitest';
import { type MemoryPorts, memoryPorts } from '../../adapters/memory/memory-ports.ts';
import { dispatchOutbox } from '../dispatch-outbox.ts';
import { refusalOf, signUpForm, tokenIn, whileComparing } from '../fixtures-for-test.ts';
import { limits } from '../limits-for-test.ts';
import { admit } from '../shared/throttling/admit.ts';
import { hour, minute } from '../shared/time/durations.ts';
import { visitor } from '../shared/viewer.ts';
import * as texts from '../texts/by-subject.ts';
import { sessionChannel } from './announce-session-end.ts';
import { logIn } from './log-in.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { resetPassword } from './reset-password.ts';
import { resumeSession } from './resume-session.ts';
import { signUp } from './sign-up.ts';
import { verifyEmail } from './verify-email.ts';

const email = 'nakato@example.com';
const client = '192.0.2.1';
const chosen = { password: 'new neem tree', confirmPassword: 'new neem tree' };
const over = { code: 'conflict', message: texts.links.over, fields: {} };

/** Somebody has signed up with an address; the mails so far are sent. */
async function signedUp(): Promise<{ ports: MemoryPorts; session: string; accountId: string }> {
  const ports = memoryPorts();
  const { token: session } = await signUp(ports, signUpForm({ email }));
  await dispatchOutbox(ports);
  const account = await ports.accounts.byEmail(email);
  return { ports, session, accountId: account?.id ?? '' };
}

/** Asks for a link and reads the mail. */
async function askedToken(ports: MemoryPorts): Promise<string> {
  await requestPasswordReset(ports, { email });
  await dispatchOutbox(ports);
  return tokenIn(ports.mailer.sent.at(-1));
}

describe('asking for a link to a new password', () => {
  it('mails one that works for an hour', async () => {
    const { ports } = await signedUp();
    await requestPasswordReset(ports, { email: ' NAKATO@example.com ' });
    await dispatchOutbox(ports);
    const mail = ports.mailer.sent.at(-1);
    expect(mail?.to).toBe(email);
    expect(mail?.text).toContain('until 1:00 PM on 15 January 2025, Kampala time');
    expect(mail?.text).toContain('https://eddagala.example/reset-password/');
  });

  it('stores the same whether or not there is such an account', async () => {
    const { ports } = await signedUp();
    const links = ports.database.tables.oneTimeLinks.size;
    await requestPasswordReset(ports, { email });
    await requestPasswordReset(ports, { email: 'nobody@example.com' });
    const tasks = [...ports.database.tables.outbox.values()].map(({ task }) => task);
    expect(tasks.map(({ kind }) => kind)).toEqual(['mail-reset-link', 'mail-reset-link']);
    expect(JSON.stringify(tasks)).not.toContain('example.com');
    expect(ports.database.tables.oneTimeLinks.size).toBe(links);
  });

  it('mails nothing to an address without an account', async () => {
    const ports = memoryPorts();
    await requestPasswordReset(ports, { email: 'nobody@example.com' });
    expect(await dispatchOutbox(ports)).toBe(1);
    expect(ports.mailer.sent).toEqual([]);
    expect(ports.database.tables.outbox.size).toBe(0);
  });

  it('needs a possible address', async () => {
    const refused = async (email: string) =>
      (await refusalOf(requestPasswordReset(memoryPorts(), { email }))).fields;
    expect(await refused(' ')).toEqual({ email: texts.signUp.emailMissing });
    expect(await refused('nakato')).toEqual({ email: texts.signUp.emailInvalid });
  });

  it('is answered without another mail while an unused link of the last ten minutes is there', async () => {
    const { ports } = await signedUp();
    const mails = ports.mailer.sent.length;
    for (let asked = 1; asked <= 20; asked += 1) await requestPasswordReset(ports, { email, client });
    await dispatchOutbox(ports);
    ports.clock.advance(10 * minute - 1);
    await requestPasswordReset(ports, { email, client });
    await dispatchOutbox(ports);
    expect(ports.mailer.sent).toHaveLength(mails + 1);
    ports.clock.advance(1);
    await requestPasswordReset(ports, { email, client });
    await dispatchOutbox(ports);
    expect(ports.mailer.sent).toHaveLength(mails + 2);
  });

  it('is answered by another mail at once when the link was used, or went to another address', async () => {
    const { ports, accountId } = await signedUp();
    await resetPassword(ports, { token: await askedToken(ports), ...chosen });
    const second = await askedToken(ports);
    await ports.accounts.changeEmail(accountId, 'new@example.com');
    await requestPasswordReset(ports, { email: 'new@example.com' });
    await dispatchOutbox(ports);
    expect(ports.mailer.sent.at(-1)).toMatchObject({ to: 'new@example.com' });
    expect(tokenIn(ports.mailer.sent.at(-1))).not.toBe(second);
  });

  it('gives the owner a link that works, however often strangers ask all day, and few mails', async () => {
    const { ports } = await signedUp();
    const mails = ports.mailer.sent.length;
    for (let asked = 0; asked < 24 * 60; asked += 1) {
      await requestPasswordReset(ports, { email, client: `198.51.100.${asked % 50}` });
      await dispatchOutbox(ports);
      ports.clock.advance(minute);
    }
    await requestPasswordReset(ports, { email, client });
    await dispatchOutbox(ports);
    const sent = ports.mailer.sent.slice(mails);
    expect(sent.length).toBeLessThanOrEqual(limits['mail-to'].account.count + 24);
    await resetPassword(ports, { token: tokenIn(sent.at(-1)), ...chosen });
  });

  it('gives the owner a link when other mails to the mailbox have used up its day', async () => {
    const { ports } = await signedUp();
    for (let mailed = 1; mailed < limits['mail-to'].account.count; mailed += 1)
      await admit(ports, limits['mail-to'], { account: email });
    expect(await askedToken(ports)).toBeDefined();
  });

  it('is given up when it was sealed with a secret that is gone', async () => {
    const { ports } = await signedUp();
    await ports.outbox.add('task', { kind: 'mail-reset-link', sealed: 'nonsense' }, ports.clock.now());
    const failures: unknown[] = [];
    await dispatchOutbox(ports, (failure) => failures.push(failure));
    expect(failures).toMatchObject([{ kind: 'mail-reset-link', triedAgainAt: undefined }]);
  });
});

describe('choosing a new password through a link', () => {
  it('sets it, verifies the email, signs in and mails the owner a notice', async () => {
    const { ports } = await signedUp();
    const { token, remember } = await resetPassword(ports, { token: await askedToken(ports), ...chosen });
    expect(remember).toBe(true);
    expect(await resumeSession(ports, token)).toMatchObject({ kind: 'user', email, emailVerified: true });
    await dispatchOutbox(ports);
    expect(ports.mailer.sent.at(-1)).toMatchObject({
      to: email,
      subject: 'Your password for Eddagala was changed',
      text: expect.not.stringContaining('Google'),
    });
    await expect(logIn(ports, { email, password: 'new neem tree', remember: true })).resolves.toBeDefined();
    expect(await refusalOf(logIn(ports, { email, password: 'mululuza leaf', remember: true }))).toMatchObject(
      { message: texts.logIn.failed },
    );
  });

  it('ends every session and its streams', async () => {
    const { ports, session } = await signedUp();
    const phone = await logIn(ports, { email, password: 'mululuza leaf', remember: true });
    const ended: string[] = [];
    for (const token of [session, phone.token]) {
      await ports.eventBus.subscribe(sessionChannel(ports.digests.sha256(token)), () => {
        ended.push(token);
      });
    }
    await resetPassword(ports, { token: await askedToken(ports), ...chosen });
    expect(await resumeSession(ports, session)).toEqual({ kind: 'visitor' });
    expect(await resumeSession(ports, phone.token)).toEqual({ kind: 'visitor' });
    expect(ended.toSorted()).toEqual([session, phone.token].toSorted());
  });

  it('leaves no access to a stranger who had signed up with somebody else’s address', async () => {
    const { ports, session, accountId } = await signedUp();
    await ports.accounts.linkGoogle(accountId, 'of-the-stranger');
    const token = await askedToken(ports);
    const theirs = { kind: 'change-email', accountId, email: 'stranger@example.com' } as const;
    const expiresAt = new Date(ports.clock.now().getTime() + hour);
    const change = 'A'.repeat(43);
    await ports.oneTimeLinks.add({ ...theirs, tokenHash: ports.digests.sha256(change), expiresAt });

    await resetPassword(ports, { token, ...chosen });
    expect(await ports.accounts.byGoogleSubject('of-the-stranger')).toBeUndefined();
    expect(await resumeSession(ports, session)).toEqual({ kind: 'visitor' });
    expect(await refusalOf(verifyEmail(ports, visitor, { token: change, password: '' }))).toEqual(over);
  });

  it('unlinks Google whether or not the address was verified, and the mail says so', async () => {
    const { ports, accountId } = await signedUp();
    await ports.accounts.verifyEmail(accountId, email);
    await ports.accounts.linkGoogle(accountId, 'of-a-thief');
    await resetPassword(ports, { token: await askedToken(ports), ...chosen });
    expect(await ports.accounts.byGoogleSubject('of-a-thief')).toBeUndefined();
    await dispatchOutbox(ports);
    expect(ports.mailer.sent.at(-1)?.text).toContain('unlinked from Google');
  });

  it('works once, and cancels the other links of the account', async () => {
    const { ports } = await signedUp();
    const first = await askedToken(ports);
    const second = await askedToken(ports);
    await resetPassword(ports, { token: second, ...chosen });
    expect(await refusalOf(resetPassword(ports, { token: second, ...chosen }))).toEqual(over);
    expect(await refusalOf(resetPassword(ports, { token: first, ...chosen }))).toEqual(over);
    expect(ports.database.tables.oneTimeLinks.size).toBe(0);
  });

  it('works once when two requests arrive at once', async () => {
    const { ports } = await signedUp();
    const token = await askedToken(ports);
    const answers = await Promise.allSettled([1, 2].map(() => resetPassword(ports, { token, ...chosen })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it.each<[string, (ports: MemoryPorts, accountId: string) => unknown]>([
    ['after an hour', ({ clock }) => clock.advance(hour + 1)],
    [
      'once the account has another address than it went to',
      ({ accounts }, accountId) => accounts.changeEmail(accountId, 'new@example.com'),
    ],
  ])('does not work %s', async (_when, happen) => {
    const { ports, session, accountId } = await signedUp();
    const token = await askedToken(ports);
    await happen(ports, accountId);
    expect(await refusalOf(resetPassword(ports, { token, ...chosen }))).toEqual(over);
    expect(await resumeSession(ports, session)).toMatchObject({ kind: 'user' });
  });

  it('does not work when the account gets another address at that moment', async () => {
    const { ports, accountId } = await signedUp();
    const token = await askedToken(ports);
    const passwordHasher: MemoryPorts['passwordHasher'] = {
      ...ports.passwordHasher,
      async hash(password) {
        await ports.accounts.changeEmail(accountId, 'new@example.com');
        return ports.passwordHasher.hash(password);
      },
    };
    expect(await refusalOf(resetPassword({ ...ports, passwordHasher }, { token, ...chosen }))).toEqual(over);
  });

  it('does not work with a link that verifies an email', async () => {
    const { ports, session } = await signedUp();
    const token = tokenIn(ports.mailer.sent[0]);
    expect(await refusalOf(resetPassword(ports, { token, ...chosen }))).toEqual(over);
    expect(await verifyEmail(ports, await resumeSession(ports, session), { token, password: '' })).toBe(
      'verified',
    );
  });

  it('keeps the link when the password is not allowed', async () => {
    const { ports } = await signedUp();
    const token = await askedToken(ports);
    const short = resetPassword(ports, { token, password: 'short', confirmPassword: 'other' });
    expect((await refusalOf(short)).fields).toEqual({
      password: texts.signUp.passwordTooShort({ min: 8 }),
      confirmPassword: texts.signUp.passwordsDiffer,
    });
    await expect(resetPassword(ports, { token, ...chosen })).resolves.toBeDefined();
  });

  it.each([
    ['Password1', texts.signUp.passwordCommon],
    ['nakato-2026', texts.signUp.passwordOfNames],
  ])('is refused to %s', async (password, problem) => {
    const { ports } = await signedUp();
    const token = await askedToken(ports);
    const form = { token, password, confirmPassword: password };
    expect((await refusalOf(resetPassword(ports, form))).fields).toEqual({ password: problem });
  });

  it('ends the session that this browser had, whoever it belonged to', async () => {
    const { ports } = await signedUp();
    const other = await signUp(ports, signUpForm({ username: 'moses', email: 'moses@example.com' }));
    const token = await askedToken(ports);
    await resetPassword(ports, { token, ...chosen, previousToken: other.token });
    expect(await resumeSession(ports, other.token)).toEqual({ kind: 'visitor' });
  });

  it('keeps out anybody logging in with the old password at that moment', async () => {
    const { ports } = await signedUp();
    const token = await askedToken(ports);
    const resetting = whileComparing(ports, () => resetPassword(ports, { token, ...chosen }));
    const attempt = logIn(resetting, { email, password: 'mululuza leaf', remember: true });
    expect(await refusalOf(attempt)).toMatchObject({ message: texts.logIn.failed });
    expect(ports.database.tables.sessions.size).toBe(1);
  });
});
