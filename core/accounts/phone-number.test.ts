import { describe, expect, it } from 'vitest';
import { texts } from '../texts.ts';
import { isPhoneNumber, parsePhoneNumber, phoneNumberWarning } from './phone-number.ts';

describe('isPhoneNumber', () => {
  it.each(['0772123456', '+256772123456', '1'.repeat(15), `+${'1'.repeat(15)}`])('accepts %j', (text) => {
    expect(isPhoneNumber(text)).toBe(true);
  });

  it.each([
    '',
    '077212345',
    '1'.repeat(16),
    '+077212345',
    '++256772123456',
    '0772 123 456',
    '0772-123456',
    '256772123456+',
    '٠٧٧٢١٢٣٤٥٦',
    '0772123456\n',
  ])('refuses %j', (text) => {
    expect(isPhoneNumber(text)).toBe(false);
  });
});

describe('phoneNumberWarning', () => {
  it('says nothing about a number that fits', () => {
    expect(phoneNumberWarning('+256772123456')).toBeUndefined();
  });

  it('says nothing about the text that a new profile starts with', () => {
    expect(phoneNumberWarning('edit your phone number please')).toBeUndefined();
  });

  it.each(['', '123', 'edit your phone number'])('warns about %j', (text) => {
    expect(phoneNumberWarning(text)).toBe(
      'Please enter a valid phone number (10-15 digits, optional + prefix).',
    );
    expect(phoneNumberWarning(text)).toBe(texts.profile.phoneNumberInvalid);
  });
});

describe('parsePhoneNumber', () => {
  it.each([
    [' +256772123456 ', '+256772123456'],
    ['call me', 'call me'],
    ['', ''],
    ['x'.repeat(40), 'x'.repeat(40)],
  ])('keeps %j as %j', (typed, value) => {
    expect(parsePhoneNumber(typed)).toEqual({ ok: true, value });
  });

  it('refuses what is longer than 40', () => {
    expect(parsePhoneNumber('1'.repeat(41))).toEqual({
      ok: false,
      problem: texts.profile.phoneNumberTooLong(40),
    });
  });
});
