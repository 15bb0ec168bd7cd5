import type { Checked } from '../shared/checked.ts';
import { dropInvisible } from '../shared/text/drop-invisible.ts';
import { parseText } from '../shared/text/parse-text.ts';
import * as profileTexts from '../texts/profile.ts';
import { maxPhoneNumberLength } from './limits.ts';

/** The code of Uganda (ITU-T E.164, annex). */
const ownCode = '256';
/** What people write between digits. */
const separators = /[\s()./\u2010-\u2015\u2212-]/g;
/** The 0 that is left out when the code of the country is dialled: "+256 (0) 772 123 456". */
const optionalZero = /(?<=\d\s*)\(0\)/;

/**
 * A number as the whole world dials it (E.164: a plus, the code of the country, at most 15 digits in all). One that
 * begins with one 0 is Ugandan; after 00, or 000 as people dial it in Uganda, and without a 0 it begins with the code of
 * its country. Undefined if it cannot be read so.
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

/**
 * The warning about a phone number, which is saved all the same; undefined if there is none. The placeholder of a new
 * profile is not meant as a number, so it passes.
 */
export function phoneNumberWarning(phoneNumber: string): string | undefined {
  const isNumber = toE164(phoneNumber) !== undefined || isPhoneNumber(phoneNumber);
  if (isNumber || phoneNumber === profileTexts.phoneNumberPlaceholder) return undefined;
  return profileTexts.phoneNumberInvalid;
}

/**
 * The number in its one form. Text that is none stays as it was typed and causes only a warning, so that the rest can be
 * saved, unless others will be shown it.
 */
export function parsePhoneNumber(
  typed: string,
  { mustFit = false }: { readonly mustFit?: boolean } = {},
): Checked<string> {
  const tooLong = profileTexts.phoneNumberTooLong;
  const parsed = parseText(typed, { oneLine: true, max: maxPhoneNumberLength, tooLong });
  if (!parsed.ok) return parsed;
  const number = toE164(parsed.value);
  if (number !== undefined) return { ok: true, value: number };
  if (!mustFit) return parsed;
  const value = parsed.value.replace(separators, '');
  return isPhoneNumber(value) ? { ok: true, value } : { ok: false, problem: profileTexts.phoneNumberNeeded };
}

/** The digits by which WhatsApp knows a stored number. */
export function whatsappDigits(phoneNumber: string): string {
  return phoneNumber.replace(/^\+/, '');
}
