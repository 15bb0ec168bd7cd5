import { describe, expect, it } from 'vitest';
import { texts } from '../texts/text.ts';
import { commonPasswords } from './common-passwords.ts';
import { normalisePassword, type PasswordOwner, parsePassword } from './password.ts';

const owner: PasswordOwner = {
  siteName: 'Eddagala',
  email: 'nakato.s@example.com',
  username: 'nakato_herbs',
  fullName: 'Nakato Sarah',
};

describe('parsePassword', () => {
  it.each([
    '  eight char  ',
    'mululuza ya kampala',
    'nakato is my cat',
    'sarahbande',
    'pass word 12345678',
    'x1'.repeat(64),
    '8350194627183',
  ])('accepts %j', (password) => {
    expect(parsePassword(password, owner)).toEqual({ ok: true, value: password });
  });

  it.each([
    ['', texts.signUp.passwordMissing],
    ['1234567', texts.signUp.passwordTooShort({ min: 8 })],
    ['cafe\u0301-ol', texts.signUp.passwordTooShort({ min: 8 })],
    ['x'.repeat(129), texts.signUp.passwordTooLong({ max: 128 })],
  ])('refuses %j', (password, problem) => {
    expect(parsePassword(password, owner)).toEqual({ ok: false, problem });
  });

  it.each([
    'password',
    '12345678',
    ' 12345678 ',
    '0772123456',
    '835019462718',
    'Password123',
    'QWERTYUIOP',
    'iloveyou1',
    'pa$$w0rd',
    '        ',
    'a'.repeat(20),
  ])('refuses %j, which many people use', (password) => {
    expect(parsePassword(password, owner)).toEqual({ ok: false, problem: texts.signUp.passwordCommon });
  });

  it.each([
    'nakato.s@example.com',
    'Nakato.S@Example.com',
    'nakato.s2026',
    'nakato_herbs',
    'nakatoherbs!',
    'SarahNakato',
    'nakato sarah 1990',
    'eddagala',
    'Eddagala-2026',
    'sarah@eddagala',
  ])('refuses %j, which anybody who knows the owner can guess', (password) => {
    expect(parsePassword(password, owner)).toEqual({ ok: false, problem: texts.signUp.passwordOfNames });
  });

  it('works with what is known about the owner', () => {
    const password = 'nakato sarah 1990';
    expect(parsePassword(password, { siteName: '' })).toEqual({ ok: true, value: password });
  });
});

it('knows more than 10,000 common passwords, all of them long enough to be accepted', () => {
  const words = commonPasswords.trim().split(' ');
  expect(new Set(words).size).toBeGreaterThan(10_000);
  expect(words.filter((word) => word.length < 8 || word !== word.toLowerCase())).toEqual([]);
});

describe('normalisePassword', () => {
  it('takes differently composed letters for the same password', () => {
    expect(normalisePassword('cafe\u0301-ole')).toBe(normalisePassword('café-ole'));
  });

  it('accepts no more marks on a letter than any script has', () => {
    expect(normalisePassword(`x${'\u0300'.repeat(100)}`)).toBe(`x${'\u0300'.repeat(30)}`);
  });

  it('keeps spaces at the beginning and end', () => {
    expect(normalisePassword(' secret ')).toBe(' secret ');
  });
});
