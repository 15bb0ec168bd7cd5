import { describe, expect, it } from 'vitest';
import { type MemoryPorts, memoryPorts } from '../../adapters/memory/memory-ports.ts';
import { addUser, refusalOf, signUpForm, tokenIn, waitingMails } from '../fixtures-for-test.ts';
import { logIn } from './log-in.ts';
import { mailPasswordLink } from './mail-password-link.ts';
import { resetPassword } from './reset-password.ts';
import { type GoogleIdentity, signInWithGoogle } from './sign-in-with-google.ts';
import { signUp } from './sign-up.ts';

const userAgent =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36';
const password = 'mululuza leaf';
const login = { email: 'nakato@example.com', password, remember: true, userAgent };
const identity: GoogleIdentity = {
  subject: '109921501234567890123',
  email: login.email,
  emailVerified: true,
  name: 'Nakato Sarah',
  language: 'en',
  userAgent,
};

async function portsWithNakato({ emailVerified = true } = {}) {
  const ports = memoryPorts();
  return { ports, nakato: await addUser(ports, 'nakato', { emailVerified, password }) };
}

const subjects = (ports: MemoryPorts) => waitingMails(ports).map(({ subject }) => subject);
const newLogIn = 'New log-in to your account on Eddagala';

describe('a log-in on a device not seen before', () => {
  it('is reported to the owner: what, when, and what to do', async () => {
    const { ports } = await portsWithNakato();
    await logIn(ports, login);
    const [mail] = waitingMails(ports);
    expect(mail).toMatchObject({ to: login.email, subject: newLogIn });
    expect(mail?.text).toContain('Chrome on Android\n12:00 PM on 15 January 2025, Kampala time');
    expect(mail?.text).toContain('If it was not you, please choose a new password now.');
    expect(mail?.text).toContain('https://eddagala.example/forgot-password');
  });

  it('is reported once for each device', async () => {
    const { ports } = await portsWithNakato();
    const { deviceCookie } = await logIn(ports, login);
    await logIn(ports, { ...login, deviceCookie });
    expect(subjects(ports)).toEqual([newLogIn]);
    await logIn(ports, login);
    expect(subjects(ports)).toEqual([newLogIn, newLogIn]);
  });

  it('is not reported when it fails', async () => {
    const { ports } = await portsWithNakato();
    await refusalOf(logIn(ports, { ...login, password: 'a guess' }));
    expect(subjects(ports)).toEqual([]);
  });

  it('is not reported to an address that may be a stranger’s', async () => {
    const { ports } = await portsWithNakato({ emailVerified: false });
    await logIn(ports, login);
    expect(subjects(ports)).toEqual([]);
  });
});

describe('a sign-in with Google', () => {
  it('is reported on a new device, but not when it creates the account', async () => {
    const ports = memoryPorts();
    const { deviceCookie } = await signInWithGoogle(ports, identity);
    await signInWithGoogle(ports, { ...identity, deviceCookie });
    expect(subjects(ports)).toEqual([]);
    await signInWithGoogle(ports, identity);
    expect(subjects(ports)).toEqual([newLogIn]);
    expect(waitingMails(ports)[0]?.text).toMatch(/with Google.*Chrome on Android\n.*Google account first/s);
  });

  it('recognises the device from a log-in with the password', async () => {
    const { ports, nakato } = await portsWithNakato();
    await ports.accounts.linkGoogle(nakato.accountId, identity.subject);
    const { deviceCookie } = await logIn(ports, login);
    await signInWithGoogle(ports, { ...identity, deviceCookie });
    expect(subjects(ports)).toEqual([newLogIn]);
  });
});

it('does not report a sign-up, nor later log-ins on that device', async () => {
  const ports = memoryPorts();
  const { deviceCookie } = await signUp(ports, signUpForm({ email: login.email, password }));
  const account = await ports.accounts.byEmail(login.email);
  await ports.accounts.verifyEmail(account?.id ?? '', login.email);
  await logIn(ports, { ...login, deviceCookie });
  expect(subjects(ports)).toEqual(['Confirm your email address for Eddagala']);
});

it('says only that the password was changed after a reset', async () => {
  const { ports, nakato } = await portsWithNakato();
  await mailPasswordLink(ports, nakato, {});
  const chosen = { password: 'new neem tree', confirmPassword: 'new neem tree' };
  await resetPassword(ports, { token: tokenIn(waitingMails(ports)[0]), ...chosen });
  expect(subjects(ports).slice(1)).toEqual(['Your password for Eddagala was changed']);
});
