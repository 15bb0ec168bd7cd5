import { describe, expect, it } from 'vitest';
import { texts } from '../texts/texts.ts';
import {
  isPhoneNumber,
  parsePhoneNumber,
  phoneNumberWarning,
  toE164,
  whatsappDigits,
} from './phone-number.ts';

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

describe('toE164', () => {
  it.each([
    '+256 (0) 772 123 456',
    '+256 (0)772-123-456',
    '+2560772123456',
    '+256772123456',
    '+256 772 123456',
    '(+256) 772.123.456',
    '0772 123456',
    '0772-123-456',
    '(0772) 123 456',
    '0772/123456',
    '256772123456',
    '256 0772 123456',
    '00256772123456',
    '00 256 772 123 456',
    '000256772123456',
    '\u202a+256\u00a0772\u202f123\u2011456\u202c',
  ])('writes %j as +256772123456', (typed) => {
    expect(toE164(typed)).toBe('+256772123456');
  });

  it.each([
    ['+44 (0)20 7183 8750', '+442071838750'],
    ['0044 20 7183 8750', '+442071838750'],
    ['000442071838750', '+442071838750'],
    ['+254 712 345678', '+254712345678'],
    ['254712345678', '+254712345678'],
    ['+1 (415) 555-2671', '+14155552671'],
    [`+${'1'.repeat(15)}`, `+${'1'.repeat(15)}`],
  ])('writes the foreign number %j as %j', (typed, number) => {
    expect(toE164(typed)).toBe(number);
  });

  it.each([
    '',
    'ask me',
    'edit your phone number please',
    '123',
    '772123456',
    '7721234567',
    '077212345',
    '07721234567',
    '+0772123456',
    '++256772123456',
    '+256 772 123 456 ext 5',
    '0772123456, 0701234567',
    '0772123456 / 0701234567',
    `+${'1'.repeat(16)}`,
    '٠٧٧٢١٢٣٤٥٦',
  ])('reads no number in %j', (typed) => {
    expect(toE164(typed)).toBeUndefined();
  });
});

describe('parsePhoneNumber', () => {
  it('keeps what can be called in one form, and the rest as it was typed', () => {
    expect(parsePhoneNumber(' 0772 123456')).toEqual({ ok: true, value: '+256772123456' });
    expect(parsePhoneNumber(' 0772  12 ')).toEqual({ ok: true, value: '0772 12' });
    expect(parsePhoneNumber('7721234567')).toEqual({ ok: true, value: '7721234567' });
  });

  it('refuses what cannot be called where others are to see it', () => {
    const refused = { ok: false, problem: texts.phoneNumber.needed };
    for (const typed of ['', 'ask me', '0772 12', '0772123456 / 0701234567'])
      expect(parsePhoneNumber(typed, { mustFit: true }), typed).toEqual(refused);
    for (const typed of ['0772 123-456', '00256 772 123456'])
      expect(parsePhoneNumber(typed, { mustFit: true })).toEqual({ ok: true, value: '+256772123456' });
    expect(parsePhoneNumber('772 123 4567', { mustFit: true })).toEqual({ ok: true, value: '7721234567' });
  });
});

describe('phoneNumberWarning', () => {
  it.each(['+256772123456', '0772 123456', '+256 (0) 772 123 456', '7721234567'])(
    'says nothing about the number %j',
    (typed) => {
      expect(phoneNumberWarning(typed)).toBeUndefined();
    },
  );

  it('says nothing about the text that a new profile starts with', () => {
    expect(phoneNumberWarning('edit your phone number please')).toBeUndefined();
  });

  it.each(['', '123', 'edit your phone number'])('warns about %j', (text) => {
    expect(phoneNumberWarning(text)).toBe(
      'Please enter a valid phone number (10-15 digits, optional + prefix).',
    );
    expect(phoneNumberWarning(text)).toBe(texts.phoneNumber.invalid);
  });
});

describe('whatsappDigits', () => {
  it.each([
    ['+256772123456', '256772123456'],
    ['+442071838750', '442071838750'],
    ['7721234567', '7721234567'],
  ])('writes %s as %s', (phoneNumber, digits) => {
    expect(whatsappDigits(phoneNumber)).toBe(digits);
  });
});
