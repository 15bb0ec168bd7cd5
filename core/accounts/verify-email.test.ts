import { describe, expect, it } from 'vitest';
import { type MemoryPorts, memoryPorts } from '../../adapters/memory/memory-ports.ts';
import {
  addUser,
  refusalOf,
  signUpForm,
  tokenIn,
  waitingMails,
  whileComparing,
} from '../fixtures-for-test.ts';
import { day } from '../shared/time/durations.ts';
import { type Viewer, visitor } from '../shared/viewer.ts';
import * as texts from '../texts/by-subject.ts';
import { resumeSession } from './resume-session.ts';
import { signUp } from './sign-up.ts';
import { verifyEmail } from './verify-email.ts';
import { viewLink } from './view-link.ts';

const over = { code: 'conflict', message: texts.links.over, fields: {} };
const password = 'mululuza leaf';
const form = signUpForm({ password, formKey: 'form-key-of-nakato-1' });

async function signedUp() {
  const ports = memoryPorts();
  const { token: session } = await signUp(ports, form);
  const nakato = await resumeSession(ports, session);
  return { ports, session, nakato, token: tokenIn(waitingMails(ports)[0]) };
}

/** Uses the link in a session of its account. */
function use(ports: MemoryPorts, viewer: Viewer, token: string) {
  return verifyEmail(ports, viewer, { token, password: '' });
}

describe('verifying an email', () => {
  it('marks the address as verified, and leaves sessions as they are', async () => {
    const { ports, session, nakato, token } = await signedUp();
    expect(await resumeSession(ports, session)).toMatchObject({ emailVerified: false });
    expect(await use(ports, nakato, token)).toBe('verified');
    expect(await resumeSession(ports, session)).toMatchObject({ kind: 'user', emailVerified: true });
  });

  it('happens once, and not just by opening the link', async () => {
    const { ports, nakato, token } = await signedUp();
    await viewLink(ports, nakato, token);
    await viewLink(ports, nakato, token);
    await use(ports, nakato, token);
    expect(await refusalOf(use(ports, nakato, token))).toEqual(over);
    expect(await viewLink(ports, nakato, token)).toBeUndefined();
  });

  it('first says whose account it is, in case a stranger signed up with the address', async () => {
    const { ports, nakato, token } = await signedUp();
    const link = { kind: 'verify-email', email: 'nakato@example.com', username: 'nakato' };
    expect(await viewLink(ports, nakato, token)).toEqual({ ...link, own: true });
    expect(await viewLink(ports, visitor, token)).toEqual({ ...link, own: false });
    expect(await viewLink(ports, await addUser(ports, 'moses'), token)).toEqual({ ...link, own: false });
  });

  it('happens within 24 hours', async () => {
    const late = await signedUp();
    late.ports.clock.advance(day + 1);
    expect(await viewLink(late.ports, late.nakato, late.token)).toBeUndefined();
    expect(await refusalOf(use(late.ports, late.nakato, late.token))).toEqual(over);
    const intime = await signedUp();
    intime.ports.clock.advance(day);
    expect(await use(intime.ports, intime.nakato, intime.token)).toBe('verified');
  });

  it('refuses a link sent to an address that the account no longer has', async () => {
    const { ports, nakato, token } = await signedUp();
    const account = await ports.accounts.byEmail('nakato@example.com');
    await ports.accounts.changeEmail(account?.id ?? '', 'new@example.com');
    expect(await viewLink(ports, nakato, token)).toBeUndefined();
    expect(await refusalOf(use(ports, nakato, token))).toEqual(over);
  });

  it.each(['', 'x', '%00', 'A'.repeat(43), `${'A'.repeat(43)}\n`])(
    'does not accept %j as a link',
    async (token) => {
      const { ports, nakato } = await signedUp();
      expect(await viewLink(ports, nakato, token)).toBeUndefined();
      expect(await refusalOf(use(ports, nakato, token))).toEqual(over);
    },
  );

  it('refuses a link for choosing a password', async () => {
    const { ports, nakato, token } = await signedUp();
    const link = await ports.oneTimeLinks.take(ports.digests.sha256(token), ports.clock.now());
    if (link !== undefined) await ports.oneTimeLinks.add({ ...link, kind: 'reset-password' });
    expect(await refusalOf(use(ports, nakato, token))).toEqual(over);
    expect(await viewLink(ports, nakato, token)).toMatchObject({ kind: 'reset-password' });
  });

  it('mails one link for a form that is sent twice', async () => {
    const { ports } = await signedUp();
    expect(waitingMails(ports)).toHaveLength(1);
    await signUp(ports, form);
    expect(waitingMails(ports)).toHaveLength(1);
  });
});

describe('verifying an email outside a session of its account', () => {
  it.each([
    { password: '', problem: texts.password.currentMissing },
    { password: 'guess', problem: texts.password.currentWrong },
    { password: 'x'.repeat(129), problem: texts.password.currentWrong },
  ])(
    'is refused with the password "$password", and does not use up the link',
    async ({ password: typed, problem }) => {
      const { ports, nakato, token } = await signedUp();
      const moses = await addUser(ports, 'moses');
      for (const viewer of [visitor, moses]) {
        const refusal = await refusalOf(verifyEmail(ports, viewer, { token, password: typed }));
        expect(refusal).toMatchObject({ code: 'invalid', fields: { password: problem } });
      }
      expect((await ports.accounts.byEmail('nakato@example.com'))?.emailVerified).toBe(false);
      expect(await use(ports, nakato, token)).toBe('verified');
    },
  );

  it('accepts the password of the account', async () => {
    const { ports, session, token } = await signedUp();
    expect(await verifyEmail(ports, visitor, { token, password })).toBe('verified');
    expect(await resumeSession(ports, session)).toMatchObject({ emailVerified: true });
  });

  it('can be tried ten times an hour', async () => {
    const { ports, token } = await signedUp();
    const guess = () =>
      refusalOf(verifyEmail(ports, visitor, { token, password: 'guess', client: '192.0.2.1' }));
    for (let time = 0; time < 10; time += 1) expect(await guess()).toMatchObject({ code: 'invalid' });
    expect(await guess()).toMatchObject({ code: 'too-many' });
  });

  it('does not accept a password that is changed while it is compared', async () => {
    const { ports, token } = await signedUp();
    const account = await ports.accounts.byEmail('nakato@example.com');
    const change = () => ports.accounts.setPassword(account?.id ?? '', 'another hash');
    const late = verifyEmail(whileComparing(ports, change), visitor, { token, password });
    expect((await refusalOf(late)).fields).toEqual({ password: texts.password.currentWrong });
    expect(await viewLink(ports, visitor, token)).toBeDefined();
  });
});
