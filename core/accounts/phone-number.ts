import { dropInvisible } from '../shared/text/drop-invisible.ts';
import { phoneNumberPlaceholder } from './placeholders.ts';

/** The country code of Uganda (ITU-T E.164, annex). */
const ownCode = '256';
/** Signs that people write between digits. */
export const separators = /[\s()./\u2010-\u2015\u2212-]/g;
/** The 0 that is omitted after a country code: "+256 (0) 772 123 456". */
const optionalZero = /(?<=\d\s*)\(0\)/;

/**
 * A number in international form (E.164: a plus, the country code, at most 15 digits in all). A number that begins
 * with one 0 is Ugandan; after 00, after 000 as people dial in Uganda, or without a 0, it begins with its country
 * code. Undefined for text that cannot be read as a number.
 */
export function toE164(typed: string): string | undefined {
  const written = dropInvisible(typed).replace(optionalZero, '').replace(separators, '');
  const [, sign = '', digits = ''] = /^(\+|0{0,3})([1-9][0-9]*)$/.exec(written) ?? [];
  if (sign === '0') return digits.length === 9 ? `+${ownCode}${digits}` : undefined;
  const number = digits.replace(/^2560(?=[0-9]{9}$)/, ownCode);
  return number.length >= (sign === '' ? 11 : 10) && number.length <= 15 ? `+${number}` : undefined;
}

/** An optional plus and 10 to 15 digits. */
export function isPhoneNumber(text: string): boolean {
  return /^\+?[0-9]{10,15}$/.test(text);
}

/** Whether this is neither a phone number nor the placeholder of a new profile, of which its owner should be warned. */
export function isDoubtfulNumber(phoneNumber: string): boolean {
  const isNumber = toE164(phoneNumber) !== undefined || isPhoneNumber(phoneNumber);
  return !isNumber && phoneNumber !== phoneNumberPlaceholder;
}

/** A stored number as WhatsApp's links write it: digits only. */
export function whatsappDigits(phoneNumber: string): string {
  return phoneNumber.replace(/^\+/, '');
}
