import { describe, expect, it } from 'vitest';
import { texts } from '../texts.ts';
import { normalisePassword, parsePassword } from './password.ts';

describe('parsePassword', () => {
  it.each(['12345678', 'aaaaaaaa', '        ', 'mululuza ya kampala', 'x'.repeat(128)])(
    'accepts %j',
    (password) => {
      expect(parsePassword(password)).toEqual({ ok: true, value: password });
    },
  );

  it.each([
    ['', texts.signUp.passwordMissing],
    ['1234567', texts.signUp.passwordTooShort(8)],
    ['cafe\u0301-ol', texts.signUp.passwordTooShort(8)],
    ['x'.repeat(129), texts.signUp.passwordTooLong(128)],
  ])('refuses %j', (password, problem) => {
    expect(parsePassword(password)).toEqual({ ok: false, problem });
  });
});

describe('normalisePassword', () => {
  it('makes the same password of letters that were composed differently', () => {
    expect(normalisePassword('cafe\u0301-ole')).toBe(normalisePassword('café-ole'));
  });

  it('takes no more marks on a letter than any writing has', () => {
    expect(normalisePassword(`x${'\u0300'.repeat(100)}`)).toBe(`x${'\u0300'.repeat(30)}`);
  });

  it('keeps spaces at the ends', () => {
    expect(normalisePassword(' secret ')).toBe(' secret ');
  });
});
