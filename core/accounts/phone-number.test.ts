import { describe, expect, it } from 'vitest';
import { texts } from '../texts.ts';
import { isPhoneNumber, phoneNumberWarning, whatsappDigits } from './phone-number.ts';

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
  it('says nothing about a valid number', () => {
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

describe('whatsappDigits', () => {
  it.each([
    ['0772123456', '256772123456'],
    ['+256772123456', '256772123456'],
    ['256772123456', '256772123456'],
    ['+442071838750', '442071838750'],
    ['00256772123456', '256772123456'],
    ['000442071838750', '442071838750'],
  ])('writes %s as %s', (phoneNumber, digits) => {
    expect(whatsappDigits(phoneNumber)).toBe(digits);
  });
});
