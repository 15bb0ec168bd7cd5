import { describe, expect, it } from 'vitest';
import { memoryPorts } from '../../adapters/memory/memory-ports.ts';
import {
  makeModerator,
  refusalOf,
  signUpForm,
  tokenIn,
  waitingMails,
  whileComparing,
} from '../fixtures-for-test.ts';
import { day } from '../shared/time/durations.ts';
import { viewerId } from '../shared/viewer-id.ts';
import * as texts from '../texts/by-subject.ts';
import { mailPasswordLink } from './mail-password-link.ts';
import { resetPassword } from './reset-password.ts';
import { resumeSession } from './resume-session.ts';
import { type SignUpForm, signUp } from './sign-up.ts';

const form = signUpForm({ username: 'Nakato.1', formKey: 'form-key-of-nakato-1' });

async function signedUp() {
  const ports = memoryPorts();
  return { ports, ...(await signUp(ports, form)) };
}

describe('signing up', () => {
  it('signs in the owner of a new account and profile', async () => {
    const { ports, token, remember } = await signedUp();
    expect(remember).toBe(true);
    expect(await resumeSession(ports, token)).toMatchObject({
      kind: 'user',
      email: 'nakato@example.com',
      emailVerified: false,
      username: 'Nakato.1',
      fullName: 'Nakato Sarah',
      picture: undefined,
    });
  });

  it('keeps a hash of the password, the time of agreement to the terms, and a profile of placeholder texts', async () => {
    const { ports } = await signedUp();
    const account = await ports.accounts.byEmail('nakato@example.com');
    expect(account?.consentedAt).toEqual(ports.clock.now());
    expect(account?.createdAt).toEqual(ports.clock.now());
    expect(account?.id).toMatch(/^[A-Za-z0-9]{20}$/);
    expect(await ports.passwordHasher.verify(account?.passwordHash, 'mululuza leaf')).toBe(true);
    expect(await ports.profiles.byAccountId(account?.id ?? '')).toMatchObject({
      about: 'edit your about please',
      address: 'edit your address please',
      phoneNumber: 'edit your phone number please',
      dateOfBirth: undefined,
      picture: undefined,
      advertCount: 0,
      likesReceived: 0,
      createdAt: ports.clock.now(),
    });
  });

  it('keeps the language of its page, whatever that of the same form sent again', async () => {
    const ports = memoryPorts();
    const inLuganda = { ...form, language: 'lg' } as const;
    expect(await signUp(ports, inLuganda)).toMatchObject({ language: 'lg' });
    expect(await signUp(ports, { ...form, language: 'sw' })).toMatchObject({ language: 'lg' });
    expect(await ports.accounts.byEmail(form.email)).toMatchObject({ language: 'lg' });
  });

  it('ends the session that this browser had before', async () => {
    const { ports, token } = await signedUp();
    const other = { ...form, username: 'moses', email: 'moses@example.com', formKey: 'form-key-of-moses-1' };
    const next = await signUp(ports, { ...other, previousToken: token });
    expect(await resumeSession(ports, token)).toEqual({ kind: 'visitor' });
    expect(await resumeSession(ports, next.token)).toMatchObject({ kind: 'user', username: 'moses' });
    const again = await signUp(ports, { ...other, previousToken: next.token });
    expect(await resumeSession(ports, next.token)).toEqual({ kind: 'visitor' });
    expect(await resumeSession(ports, again.token)).toMatchObject({ kind: 'user', username: 'moses' });
  });

  it('leaves that session alone when sign-up is refused', async () => {
    const { ports, token } = await signedUp();
    await refusalOf(signUp(ports, { ...form, formKey: 'form-key-of-moses-1', previousToken: token }));
    expect(await resumeSession(ports, token)).toMatchObject({ kind: 'user' });
  });

  it('normalises what was typed', async () => {
    const ports = memoryPorts();
    const typed = {
      ...form,
      fullName: '  Nakato \r\n Sarah ',
      username: ' nakato ',
      email: ' Nakato@Example.COM ',
    };
    const viewer = await resumeSession(ports, (await signUp(ports, typed)).token);
    expect(viewer).toMatchObject({
      fullName: 'Nakato Sarah',
      username: 'nakato',
      email: 'nakato@example.com',
    });
  });

  it('accepts a confirmation that is composed differently', async () => {
    const ports = memoryPorts();
    const typed = { ...form, password: 'café leaf', confirmPassword: 'cafe\u0301 leaf' };
    await expect(signUp(ports, typed)).resolves.toBeDefined();
  });
});

describe('a form with mistakes', () => {
  it.each<[Partial<SignUpForm>, Record<string, string>]>([
    [{ fullName: ' ' }, { fullName: texts.signUp.fullNameMissing }],
    [{ fullName: 'x'.repeat(81) }, { fullName: texts.signUp.fullNameTooLong({ max: 80 }) }],
    [{ username: '' }, { username: texts.signUp.usernameMissing }],
    [
      { username: 'na-kato' },
      { username: texts.signUp.usernameCharactersKept({ kept: 'nakato', others: '-' }) },
    ],
    [{ username: 'adm1n' }, { username: texts.signUp.nameReserved }],
    [
      { fullName: 'Verify now https://evil.example/login' },
      { fullName: 'A name cannot contain a web address.' },
    ],
    [{ fullName: 'Cheap herbs evil [.] example' }, { fullName: 'A name cannot contain a web address.' }],
    [{ username: 'good.com' }, { username: 'A name cannot contain a web address.' }],
    [{ fullName: 'Еddagala Ѕupport' }, { fullName: texts.signUp.nameReserved }],
    [{ email: '' }, { email: texts.signUp.emailMissing }],
    [{ email: 'nakato' }, { email: texts.signUp.emailInvalid }],
    [
      { password: '1234567', confirmPassword: '1234567' },
      { password: texts.signUp.passwordTooShort({ min: 8 }) },
    ],
    [{ password: 'Password1', confirmPassword: 'Password1' }, { password: texts.signUp.passwordCommon }],
    [{ password: 'nakato1990', confirmPassword: 'nakato1990' }, { password: texts.signUp.passwordOfNames }],
    [{ confirmPassword: 'another one' }, { confirmPassword: 'Passwords do not match' }],
    [{ confirmPassword: '' }, { confirmPassword: texts.signUp.confirmPasswordMissing }],
    [{ consent: false }, { consent: texts.signUp.consentMissing }],
  ])('with %j is refused at that field', async (mistake, fields) => {
    const refusal = await refusalOf(signUp(memoryPorts(), { ...form, ...mistake }));
    expect(refusal).toEqual({ code: 'invalid', message: texts.forms.checkFields, fields });
  });

  it('shows every mistake at once', async () => {
    const empty = { ...form, fullName: '', username: '', email: '', password: '', confirmPassword: '' };
    const { fields } = await refusalOf(signUp(memoryPorts(), { ...empty, consent: false }));
    expect(Object.keys(fields).join()).toBe('fullName,username,email,password,confirmPassword,consent');
  });
});

it.each([
  [{ fullName: 'Kato Cures Cancer' }, { fullName: [expect.objectContaining({ phrase: 'Cures Cancer' })] }],
  [{ username: 'cures_cancer' }, { username: [expect.objectContaining({ phrase: 'cures_cancer' })] }],
])('a name that claims that something heals is refused, the phrase marked: %j', async (mistake, claims) => {
  const refused = signUp(memoryPorts(), { ...form, ...mistake });
  await expect(refused).rejects.toMatchObject({ message: texts.claims.changeProfile, claims });
});

describe('an email or username that somebody has', () => {
  const other = { ...form, formKey: 'another-form-key-1' };

  it('is refused at the email', async () => {
    const { ports } = await signedUp();
    const attempt = signUp(ports, { ...other, username: 'sarah', email: 'NAKATO@example.com' });
    expect(await refusalOf(attempt)).toEqual({
      code: 'invalid',
      message: texts.forms.checkFields,
      fields: { email: texts.signUp.emailTaken },
    });
  });

  it.each([
    ['in any case of letters', 'nakaTO.1'],
    ['with other dots and underscores', 'nakato__1'],
    ['with what looks like its letters', 'NAKAT0.I'],
  ])('is refused at the username, %s, and leaves no account behind', async (_how, username) => {
    const { ports } = await signedUp();
    const attempt = signUp(ports, { ...other, username, email: 'sarah@example.com' });
    expect((await refusalOf(attempt)).fields).toEqual({ username: texts.signUp.usernameTaken });
    expect(await ports.accounts.byEmail('sarah@example.com')).toBeUndefined();
  });

  it('is refused at both', async () => {
    const { ports } = await signedUp();
    expect((await refusalOf(signUp(ports, other))).fields).toEqual({
      email: texts.signUp.emailTaken,
      username: texts.signUp.usernameTaken,
    });
  });

  it('can be corrected in the same form', async () => {
    const { ports } = await signedUp();
    const mended = { ...other, email: 'sarah@example.com' };
    await refusalOf(signUp(ports, mended));
    await expect(signUp(ports, { ...mended, username: 'sarah' })).resolves.toBeDefined();
  });
});

describe('the same form sent again', () => {
  it('signs in to the account that it created', async () => {
    const ports = memoryPorts();
    const first = await signUp(ports, form);
    ports.clock.advance(day);
    const second = await signUp(ports, form);
    expect(second.token).not.toBe(first.token);
    expect(await resumeSession(ports, second.token)).toEqual(await resumeSession(ports, first.token));
    expect(ports.database.tables.accounts.size).toBe(1);
  });

  it('makes one account when both arrive at once', async () => {
    const ports = memoryPorts();
    const [first, second] = await Promise.all([signUp(ports, form), signUp(ports, form)]);
    expect(await resumeSession(ports, second.token)).toEqual(await resumeSession(ports, first.token));
    expect(ports.database.tables.accounts.size).toBe(1);
  });

  it('does not sign in with another password', async () => {
    const { ports } = await signedUp();
    const guess = { ...form, password: 'another guess', confirmPassword: 'another guess' };
    expect((await refusalOf(signUp(ports, guess))).fields).toEqual({ email: texts.signUp.emailTaken });
    expect(ports.database.tables.sessions.size).toBe(1);
  });

  it('does not sign in once the password is reset, while it is compared', async () => {
    const { ports, token } = await signedUp();
    await mailPasswordLink(ports, await resumeSession(ports, token), {});
    const chosen = { password: 'omwoyo gwange', confirmPassword: 'omwoyo gwange' };
    const late = whileComparing(ports, () =>
      resetPassword(ports, { token: tokenIn(waitingMails(ports)[1]), ...chosen }),
    );
    const attempt = signUp(late, form);
    expect((await refusalOf(attempt)).fields).toEqual({ email: texts.signUp.emailTaken });
    expect(ports.database.tables.sessions.size).toBe(1);
  });

  it('does not sign in once codes are needed, which it does not ask for', async () => {
    const { ports, token } = await signedUp();
    const viewer = await resumeSession(ports, token);
    await makeModerator(ports, { accountId: viewerId(viewer) ?? '', username: form.username });
    expect((await refusalOf(signUp(ports, form))).fields).toEqual({ email: texts.signUp.emailTaken });
    expect(ports.database.tables.sessions.size).toBe(1);
  });

  it('does not sign in after more than a day', async () => {
    const { ports } = await signedUp();
    ports.clock.advance(day + 1);
    expect((await refusalOf(signUp(ports, form))).fields).toEqual({ email: texts.signUp.emailTaken });
  });

  it('keeps the password out of what is stored for the form key', async () => {
    const { ports } = await signedUp();
    const withPassword = ports.digests.sha256(
      JSON.stringify(['sign-up', form.fullName, form.username, form.email, form.password]),
    );
    expect(JSON.stringify([...ports.database.tables.formKeys])).not.toContain(withPassword);
    const guess = { ...form, password: 'another guess', confirmPassword: 'another guess' };
    await refusalOf(signUp(ports, guess));
    expect(ports.database.tables.formKeys.size).toBe(1);
  });
});
