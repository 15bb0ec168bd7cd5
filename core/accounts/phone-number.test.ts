import { describe, expect, it } from 'vitest';
import { isDoubtfulNumber, isPhoneNumber, toE164, whatsappDigits } from './phone-number.ts';

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

describe('isDoubtfulNumber', () => {
  it.each(['+256772123456', '0772 123456', '+256 (0) 772 123 456', '7721234567'])(
    'is not said of the number %j',
    (typed) => {
      expect(isDoubtfulNumber(typed)).toBe(false);
    },
  );

  it('is not said of the text that a new profile starts with', () => {
    expect(isDoubtfulNumber('edit your phone number please')).toBe(false);
  });

  it.each(['', '123', 'edit your phone number'])('is said of %j', (text) => {
    expect(isDoubtfulNumber(text)).toBe(true);
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
