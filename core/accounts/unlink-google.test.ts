import { expect, it } from 'vitest';
import { type MemoryPorts, memoryPorts } from '../../adapters/memory/memory-ports.ts';
import { oneUser, refusalOf, waitingMails, whileComparing } from '../fixtures-for-test.ts';
import { visitor } from '../shared/viewer.ts';
import * as texts from '../texts/by-subject.ts';
import { sessionChannel } from './announce-session-end.ts';
import { logIn } from './log-in.ts';
import { resumeSession } from './resume-session.ts';
import { type GoogleIdentity, signInWithGoogle } from './sign-in-with-google.ts';
import { unlinkGoogle } from './unlink-google.ts';
import { viewCredentials } from './view-credentials.ts';

const currentPassword = 'mululuza leaf';
const foreign: GoogleIdentity = {
  subject: 'foreign',
  email: 'foreign@example.com',
  emailVerified: true,
  name: '',
  language: 'en',
};

/** Somebody with a password, whose account is linked to a Google identity that is not theirs. */
async function withForeignGoogle() {
  const { ports, nakato } = await oneUser({ emailVerified: true, password: currentPassword });
  await ports.accounts.linkGoogle(nakato.accountId, foreign.subject);
  const { token } = await logIn(ports, { email: nakato.email, password: currentPassword, remember: true });
  return { ports, nakato, token };
}

function notices(ports: MemoryPorts) {
  const subject = 'Google was unlinked from your account on Eddagala';
  return waitingMails(ports).filter((mail) => mail.subject === subject);
}

it('no longer lets the Google identity in, ends every other session, and mails a notice', async () => {
  const { ports, nakato, token } = await withForeignGoogle();
  const intruder = await signInWithGoogle(ports, foreign);
  expect(await viewCredentials(ports, nakato)).toMatchObject({ signsInWithGoogle: true });
  await unlinkGoogle(ports, nakato, { currentPassword, token });

  expect(await viewCredentials(ports, nakato)).toMatchObject({ signsInWithGoogle: false });
  expect(await resumeSession(ports, intruder.token)).toEqual(visitor);
  expect(await resumeSession(ports, token)).toMatchObject({ accountId: nakato.accountId });
  expect(ports.eventBus.published.map(({ channel }) => channel)).toContain(
    sessionChannel(ports.digests.sha256(intruder.token)),
  );
  expect(notices(ports)).toMatchObject([{ to: nakato.email }]);
  const { token: elsewhere } = await signInWithGoogle(ports, foreign);
  expect(await resumeSession(ports, elsewhere)).toMatchObject({ kind: 'account', email: foreign.email });
});

it('does nothing the second time', async () => {
  const { ports, nakato, token } = await withForeignGoogle();
  await unlinkGoogle(ports, nakato, { currentPassword, token });
  const { token: phone } = await logIn(ports, {
    email: nakato.email,
    password: currentPassword,
    remember: true,
  });
  await unlinkGoogle(ports, nakato, { currentPassword, token });
  expect(notices(ports)).toHaveLength(1);
  expect(await resumeSession(ports, phone)).toMatchObject({ kind: 'user' });
});

it('needs the password', async () => {
  const { ports, nakato, token } = await withForeignGoogle();
  const tried = (typed: string) =>
    refusalOf(unlinkGoogle(ports, nakato, { currentPassword: typed, token, client: '192.0.2.1' }));
  expect((await tried('')).fields).toEqual({ currentPassword: texts.password.currentMissing });
  for (let time = 0; time < 9; time += 1) {
    expect((await tried('guess')).fields).toEqual({ currentPassword: texts.password.currentWrong });
  }
  expect(await tried(currentPassword)).toMatchObject({ code: 'too-many' });
  expect((await ports.accounts.byId(nakato.accountId))?.googleSubject).toBe(foreign.subject);
});

it('is refused to people who have no other way in', async () => {
  const ports: MemoryPorts = memoryPorts();
  const { token } = await signInWithGoogle(ports, foreign);
  const holder = await resumeSession(ports, token);
  const asked = refusalOf(unlinkGoogle(ports, holder, { currentPassword: 'any', token }));
  expect(await asked).toMatchObject({ code: 'conflict', message: texts.password.none });
  expect(await ports.accounts.byGoogleSubject(foreign.subject)).toBeDefined();
});

it('does not accept a password that is changed while it is compared', async () => {
  const { ports, nakato, token } = await withForeignGoogle();
  const change = () => ports.accounts.setPassword(nakato.accountId, 'another hash');
  const late = unlinkGoogle(whileComparing(ports, change), nakato, { currentPassword, token });
  expect((await refusalOf(late)).fields).toEqual({ currentPassword: texts.password.currentWrong });
  expect((await ports.accounts.byId(nakato.accountId))?.googleSubject).toBe(foreign.subject);
});
