import { describe, expect, it } from 'vitest';
import { type MemoryPorts, memoryPorts } from '../../adapters/memory/memory-ports.ts';
import { refusalOf, tokenIn, waitingMails } from '../test-fixtures.ts';
import { texts } from '../texts.ts';
import { day } from '../time/durations.ts';
import { resumeSession } from './resume-session.ts';
import { signUp } from './sign-up.ts';
import { verifyEmail } from './verify-email.ts';
import { viewLink } from './view-link.ts';

const over = { code: 'conflict', message: texts.links.over, fields: {} };

async function signedUp(): Promise<{ ports: MemoryPorts; session: string; token: string }> {
  const ports = memoryPorts();
  const { token: session } = await signUp(ports, {
    fullName: 'Nakato Sarah',
    username: 'nakato',
    email: 'nakato@example.com',
    password: 'mululuza leaf',
    confirmPassword: 'mululuza leaf',
    consent: true,
    formKey: 'form-key-of-nakato-1',
  });
  return { ports, session, token: tokenIn(waitingMails(ports)[0]) };
}

describe('verifying an email', () => {
  it('takes the address as proven, and leaves sessions as they are', async () => {
    const { ports, session, token } = await signedUp();
    expect(await resumeSession(ports, session)).toMatchObject({ emailVerified: false });
    expect(await verifyEmail(ports, token)).toBe('verified');
    expect(await resumeSession(ports, session)).toMatchObject({ kind: 'user', emailVerified: true });
  });

  it('happens once, and not by looking', async () => {
    const { ports, token } = await signedUp();
    await viewLink(ports, token);
    await viewLink(ports, token);
    await verifyEmail(ports, token);
    expect(await refusalOf(verifyEmail(ports, token))).toEqual(over);
    expect(await viewLink(ports, token)).toBeUndefined();
  });

  it('says whose account it is before it happens, for whom a stranger signed up', async () => {
    const { ports, token } = await signedUp();
    expect(await viewLink(ports, token)).toEqual({
      kind: 'verify-email',
      email: 'nakato@example.com',
      username: 'nakato',
    });
  });

  it('happens within 24 hours', async () => {
    const late = await signedUp();
    late.ports.clock.advance(day + 1);
    expect(await viewLink(late.ports, late.token)).toBeUndefined();
    expect(await refusalOf(verifyEmail(late.ports, late.token))).toEqual(over);
    const intime = await signedUp();
    intime.ports.clock.advance(day);
    expect(await verifyEmail(intime.ports, intime.token)).toBe('verified');
  });

  it('takes no link that went to an address which the account no longer has', async () => {
    const { ports, token } = await signedUp();
    const account = await ports.accounts.byEmail('nakato@example.com');
    await ports.accounts.changeEmail(account?.id ?? '', 'new@example.com');
    expect(await viewLink(ports, token)).toBeUndefined();
    expect(await refusalOf(verifyEmail(ports, token))).toEqual(over);
  });

  it.each(['', 'x', '%00', 'A'.repeat(43), `${'A'.repeat(43)}\n`])('takes %j for no link', async (token) => {
    const { ports } = await signedUp();
    expect(await viewLink(ports, token)).toBeUndefined();
    expect(await refusalOf(verifyEmail(ports, token))).toEqual(over);
  });

  it('takes no link that was made to choose a password', async () => {
    const { ports, token } = await signedUp();
    const link = await ports.oneTimeLinks.take(ports.digests.sha256(token), ports.clock.now());
    if (link !== undefined) await ports.oneTimeLinks.add({ ...link, kind: 'reset-password' });
    expect(await refusalOf(verifyEmail(ports, token))).toEqual(over);
    expect(await viewLink(ports, token)).toMatchObject({ kind: 'reset-password' });
  });

  it('mails one link for a form that was sent twice', async () => {
    const { ports } = await signedUp();
    expect(waitingMails(ports)).toHaveLength(1);
    await signUp(ports, {
      fullName: 'Nakato Sarah',
      username: 'nakato',
      email: 'nakato@example.com',
      password: 'mululuza leaf',
      confirmPassword: 'mululuza leaf',
      consent: true,
      formKey: 'form-key-of-nakato-1',
    });
    expect(waitingMails(ports)).toHaveLength(1);
  });
});
