import { describe, expect, it } from 'vitest';
import { type MemoryPorts, memoryPorts } from '../../adapters/memory/memory-ports.ts';
import { refusalOf, signUpForm, waitingMails } from '../fixtures-for-test.ts';
import * as texts from '../texts/by-subject.ts';
import { sessionChannel } from './announce-session-end.ts';
import { logIn } from './log-in.ts';
import { proposeProfile } from './propose-profile.ts';
import { resumeSession } from './resume-session.ts';
import { setUpAccount } from './set-up-account.ts';
import { type GoogleIdentity, signInWithGoogle } from './sign-in-with-google.ts';
import { signUp } from './sign-up.ts';

const sarah: GoogleIdentity = {
  subject: '109921501234567890123',
  email: 'nakato@example.com',
  emailVerified: true,
  name: 'Nakato Sarah',
  language: 'sw',
};

/** An account made with an email and a password; whoever made it has shown that the email is theirs, or has not. */
async function signUpAsNakato(ports: MemoryPorts, { verified }: { readonly verified: boolean }) {
  const { token } = await signUp(ports, signUpForm({ email: sarah.email }));
  const account = await ports.accounts.byEmail(sarah.email);
  if (account === undefined) throw new Error('Nobody has signed up');
  if (verified) ports.database.tables.accounts.set(account.id, { ...account, emailVerified: true });
  return { token, accountId: account.id };
}

function counts(ports: MemoryPorts) {
  const { accounts, sessions } = ports.database.tables;
  return { accounts: accounts.size, sessions: sessions.size };
}

describe('the first sign-in', () => {
  it('makes an account without a profile and signs its owner in', async () => {
    const ports = memoryPorts();
    const { token, remember, language } = await signInWithGoogle(ports, {
      ...sarah,
      email: ' Nakato@Example.com ',
    });
    expect([remember, language]).toEqual([true, 'sw']);
    expect(await resumeSession(ports, token)).toMatchObject({
      kind: 'account',
      email: 'nakato@example.com',
      emailVerified: true,
    });
    expect(await ports.accounts.byGoogleSubject(sarah.subject)).toEqual({
      id: expect.stringMatching(/^[A-Za-z0-9]{20}$/),
      email: 'nakato@example.com',
      emailVerified: true,
      passwordHash: undefined,
      displayName: 'Nakato Sarah',
      googleSubject: sarah.subject,
      createdAt: ports.clock.now(),
      consentedAt: undefined,
      language: 'sw',
    });
    expect(waitingMails(ports)).toEqual([]);
  });

  it.each([
    ['Nakató  Sarah ', 'Nakató Sarah', 'nakato_sarah'],
    ['ናካቶ', 'ናካቶ', 'user'],
    ['芦荟 Aloe', '芦荟 Aloe', 'aloe'],
    ['🌿', '🌿', 'user'],
    ['', 'n.sarah', 'n.sarah'],
    [' \u200b ', 'n.sarah', 'n.sarah'],
    ['Sarah '.repeat(100), `${'Sarah '.repeat(13)}Sa`, 'sarah_sarah_sarah_sarah_sarah_'],
    [`${'x'.repeat(79)}🌿`, 'x'.repeat(79), 'x'.repeat(30)],
  ])('of %j leads to a profile named %j and %j', async (name, fullName, username) => {
    const ports = memoryPorts();
    const { token } = await signInWithGoogle(ports, { ...sarah, name, email: 'n.sarah@example.com' });
    const viewer = await resumeSession(ports, token);
    expect(await proposeProfile(ports, viewer)).toEqual({ fullName, username, email: 'n.sarah@example.com' });
    await setUpAccount(ports, viewer, {
      about: 'Herbs.',
      address: 'Kampala',
      phoneNumber: '+256772123456',
      consent: true,
    });
    expect(await resumeSession(ports, token)).toMatchObject({ kind: 'user', fullName, username });
  });

  it('makes one account when two arrive at once', async () => {
    const ports = memoryPorts();
    await Promise.all([signInWithGoogle(ports, sarah), signInWithGoogle(ports, sarah)]);
    expect(counts(ports)).toEqual({ accounts: 1, sessions: 2 });
  });
});

describe('a later sign-in', () => {
  it('leaves the language of the account as it is, and says which it is', async () => {
    const ports = memoryPorts();
    await signInWithGoogle(ports, sarah);
    expect(await signInWithGoogle(ports, { ...sarah, language: 'en' })).toMatchObject({ language: 'sw' });
    expect(await ports.accounts.byGoogleSubject(sarah.subject)).toMatchObject({ language: 'sw' });
  });

  it('leads to the same account, whatever has become of the email at Google', async () => {
    const ports = memoryPorts();
    await signInWithGoogle(ports, sarah);
    const changed = { ...sarah, email: 'sarah@elsewhere.example', emailVerified: false, name: 'Sarah' };
    const { token } = await signInWithGoogle(ports, changed);
    expect(await resumeSession(ports, token)).toMatchObject({ kind: 'account', email: sarah.email });
    expect(counts(ports)).toEqual({ accounts: 1, sessions: 2 });
  });

  it('gives a new session and ends the one that this browser had before', async () => {
    const ports = memoryPorts();
    const { token } = await signInWithGoogle(ports, sarah);
    const next = await signInWithGoogle(ports, { ...sarah, previousToken: token });
    expect(next.token).not.toBe(token);
    expect(await resumeSession(ports, token)).toEqual({ kind: 'visitor' });
    expect(await resumeSession(ports, next.token)).toMatchObject({ kind: 'account' });
  });
});

describe('an email that an account has already', () => {
  it('links that account if its email is verified', async () => {
    const ports = memoryPorts();
    const { accountId } = await signUpAsNakato(ports, { verified: true });
    const { token } = await signInWithGoogle(ports, sarah);
    expect(await resumeSession(ports, token)).toMatchObject({ kind: 'user', accountId, username: 'nakato' });
    expect((await ports.accounts.byId(accountId))?.googleSubject).toBe(sarah.subject);
    expect(counts(ports).accounts).toBe(1);
  });

  it('ends every other session of the account that it links, keeps the password, and mails a notice', async () => {
    const ports = memoryPorts();
    const { token: attacker, accountId } = await signUpAsNakato(ports, { verified: true });
    const { token } = await signInWithGoogle(ports, sarah);
    expect(await resumeSession(ports, attacker)).toEqual({ kind: 'visitor' });
    expect(await resumeSession(ports, token)).toMatchObject({ accountId });
    expect(ports.eventBus.published.map(({ channel }) => channel)).toContain(
      sessionChannel(ports.digests.sha256(attacker)),
    );
    const notice = { to: sarah.email, subject: 'Google was linked to your account on Eddagala' };
    expect(waitingMails(ports).at(-1)).toMatchObject(notice);
    await logIn(ports, { email: sarah.email, password: 'mululuza leaf', remember: true });

    const { sessions } = counts(ports);
    await signInWithGoogle(ports, sarah);
    expect(counts(ports).sessions).toBe(sessions + 1);
    const notices = waitingMails(ports).filter(({ subject }) => subject === notice.subject);
    expect(notices).toHaveLength(1);
  });

  it('does not link an account whose email nobody has verified, and says how to get it', async () => {
    const ports = memoryPorts();
    const { token, accountId } = await signUpAsNakato(ports, { verified: false });
    const before = counts(ports);
    expect(await refusalOf(signInWithGoogle(ports, { ...sarah, previousToken: token }))).toMatchObject({
      code: 'conflict',
      message: texts.google.emailUnproven,
    });
    expect((await ports.accounts.byId(accountId))?.googleSubject).toBeUndefined();
    expect(await resumeSession(ports, token)).toMatchObject({ kind: 'user' });
    expect(counts(ports)).toEqual(before);
  });

  it('does not link an account that is linked to another Google identity', async () => {
    const ports = memoryPorts();
    await signInWithGoogle(ports, sarah);
    const before = counts(ports);
    expect(await refusalOf(signInWithGoogle(ports, { ...sarah, subject: 'another' }))).toMatchObject({
      code: 'conflict',
      message: texts.google.otherGoogle,
    });
    expect(counts(ports)).toEqual(before);
  });

  it('does not link an account that was linked to another Google identity in the meantime', async () => {
    const ports = memoryPorts();
    await signUpAsNakato(ports, { verified: true });
    const transaction: typeof ports.transaction = (work) =>
      ports.transaction((stores) =>
        work({ ...stores, accounts: { ...stores.accounts, linkGoogle: async () => false } }),
      );
    expect(await refusalOf(signInWithGoogle({ ...ports, transaction }, sarah))).toMatchObject({
      code: 'conflict',
      message: texts.google.otherGoogle,
    });
  });
});

it.each([{ emailVerified: false }, { email: '' }, { email: 'nobody' }, { email: `${'x'.repeat(250)}@b.ug` }])(
  'refuses %j from somebody new, and creates nothing',
  async (change) => {
    const ports = memoryPorts();
    expect(await refusalOf(signInWithGoogle(ports, { ...sarah, ...change }))).toMatchObject({
      code: 'forbidden',
      message: texts.google.emailNotVerified,
    });
    expect(counts(ports)).toEqual({ accounts: 0, sessions: 0 });
  },
);

it('does not link an account by an email that Google has not verified', async () => {
  const ports = memoryPorts();
  const { accountId } = await signUpAsNakato(ports, { verified: true });
  const refusal = await refusalOf(signInWithGoogle(ports, { ...sarah, emailVerified: false }));
  expect(refusal.message).toBe(texts.google.emailNotVerified);
  expect((await ports.accounts.byId(accountId))?.googleSubject).toBeUndefined();
});
