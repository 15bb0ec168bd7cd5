import { describe, expect, it } from 'vitest';
import { type MemoryPorts, memoryPorts } from '../../adapters/memory/memory-ports.ts';
import { addAccount, refusalOf, signUpForm } from '../fixtures-for-test.ts';
import * as texts from '../texts/by-subject.ts';
import { logIn } from './log-in.ts';
import { resumeSession } from './resume-session.ts';
import { signUp } from './sign-up.ts';

const form = { email: 'nakato@example.com', password: 'mululuza leaf', remember: true };
const wrong = { code: 'invalid', message: 'Invalid email or password.', fields: {} };

async function portsWithNakato(): Promise<MemoryPorts> {
  const ports = memoryPorts();
  await signUp(ports, signUpForm());
  return ports;
}

/** The same ports, and every hash and password that has been compared. */
function watchingHasher(ports: MemoryPorts) {
  const compared: { hash: string | undefined; password: string }[] = [];
  const passwordHasher = {
    ...ports.passwordHasher,
    verify(hash: string | undefined, password: string) {
      compared.push({ hash, password });
      return ports.passwordHasher.verify(hash, password);
    },
  };
  return { ports: { ...ports, passwordHasher }, compared };
}

describe('logging in', () => {
  it.each([true, false])('begins a session and remembers it: %s', async (remember) => {
    const ports = await portsWithNakato();
    const signedIn = await logIn(ports, { ...form, remember });
    expect(signedIn.remember).toBe(remember);
    expect(await resumeSession(ports, signedIn.token)).toMatchObject({ kind: 'user', username: 'nakato' });
  });

  it('says which language the account has', async () => {
    const ports = await portsWithNakato();
    const account = await ports.accounts.byEmail(form.email);
    expect(await logIn(ports, form)).toMatchObject({ language: 'en' });
    await ports.accounts.setLanguage(account?.id ?? '', 'lg');
    expect(await logIn(ports, form)).toMatchObject({ language: 'lg' });
  });

  it('works with a password that would be refused today', async () => {
    const ports = await portsWithNakato();
    const account = await ports.accounts.byEmail(form.email);
    await ports.accounts.setPassword(account?.id ?? '', await ports.passwordHasher.hash('password'));
    await expect(logIn(ports, { ...form, password: 'password' })).resolves.toBeDefined();
  });

  it('ignores the case of the email, spaces around it and what nobody sees', async () => {
    const ports = await portsWithNakato();
    await expect(
      logIn(ports, { ...form, email: ' NAKATO@Exam\u00adple.com\u200b \ufeff' }),
    ).resolves.toBeDefined();
  });

  it('ends the session that this browser had before', async () => {
    const ports = await portsWithNakato();
    const { token } = await logIn(ports, form);
    const next = await logIn(ports, { ...form, previousToken: token });
    expect(next.token).not.toBe(token);
    expect(await resumeSession(ports, token)).toEqual({ kind: 'visitor' });
    expect(await resumeSession(ports, next.token)).toMatchObject({ kind: 'user' });
  });

  it('leaves sessions of other browsers alone', async () => {
    const ports = await portsWithNakato();
    const { token } = await logIn(ports, form);
    await logIn(ports, { ...form, previousToken: 'nonsense' });
    expect(await resumeSession(ports, token)).toMatchObject({ kind: 'user' });
  });
});

describe('a refused log-in', () => {
  it.each([
    { ...form, password: 'mululuza root' },
    { ...form, password: 'Mululuza leaf' },
    { ...form, password: ' mululuza leaf' },
    { ...form, email: 'moses@example.com' },
    { ...form, email: 'no email at all' },
    { ...form, password: 'x'.repeat(100_000) },
  ])('says the same, whatever was wrong', async (attempt) => {
    expect(await refusalOf(logIn(await portsWithNakato(), attempt))).toEqual(wrong);
  });

  it('takes as much work when there is no such account', async () => {
    const { ports, compared } = watchingHasher(await portsWithNakato());
    await refusalOf(logIn(ports, { ...form, email: 'moses@example.com' }));
    expect(compared).toEqual([{ hash: undefined, password: form.password }]);
  });

  it('takes as much work for an account without a password', async () => {
    const { ports, compared } = watchingHasher(memoryPorts());
    const { email } = await addAccount(ports, 'google-only');
    expect(await refusalOf(logIn(ports, { ...form, email }))).toEqual(wrong);
    expect(compared).toHaveLength(1);
  });

  it('compares no more of a password than the longest allowed', async () => {
    const { ports, compared } = watchingHasher(await portsWithNakato());
    await refusalOf(logIn(ports, { ...form, password: 'x'.repeat(129) }));
    expect(compared).toEqual([{ hash: undefined, password: 'x'.repeat(128) }]);
  });

  it('keeps the session that this browser had before', async () => {
    const ports = await portsWithNakato();
    const { token } = await logIn(ports, form);
    await refusalOf(logIn(ports, { ...form, password: 'mululuza root', previousToken: token }));
    expect(await resumeSession(ports, token)).toMatchObject({ kind: 'user' });
  });

  it('names the fields that are empty', async () => {
    const { fields } = await refusalOf(logIn(memoryPorts(), { email: ' ', password: '', remember: true }));
    expect(fields).toEqual({ email: texts.logIn.emailMissing, password: texts.logIn.passwordMissing });
  });
});
