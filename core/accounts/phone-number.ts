import type { Checked } from '../checked.ts';
import { parseText } from '../text/parse-text.ts';
import { texts } from '../texts.ts';
import { maxPhoneNumberLength } from './limits.ts';

/** An optional plus and 10 to 15 digits. */
export function isPhoneNumber(text: string): boolean {
  return /^\+?[0-9]{10,15}$/.test(text);
}

/**
 * The warning about a phone number, which is saved all the same; undefined if there is none. The placeholder of a new
 * profile is not meant as a number, so it passes.
 */
export function phoneNumberWarning(phoneNumber: string): string | undefined {
  if (isPhoneNumber(phoneNumber) || phoneNumber === texts.profile.phoneNumberPlaceholder) return undefined;
  return texts.profile.phoneNumberInvalid;
}

/** Text that is not a number causes only a warning, so that the rest can be saved, unless others will be shown it. */
export function parsePhoneNumber(
  typed: string,
  { mustFit = false }: { readonly mustFit?: boolean } = {},
): Checked<string> {
  const tooLong = texts.profile.phoneNumberTooLong;
  const parsed = parseText(typed, { oneLine: true, max: maxPhoneNumberLength, tooLong });
  if (!parsed.ok || !mustFit) return parsed;
  // As people write them: "0772 123 456", "0772-123456".
  const value = parsed.value.replace(/[ .()-]/g, '');
  return isPhoneNumber(value) ? { ok: true, value } : { ok: false, problem: texts.profile.phoneNumberNeeded };
}

/**
 * The digits by which WhatsApp knows this number: with the code of Uganda (ITU-T E.164: 256) where it begins with one 0.
 * After 00, or 000 as people dial it in Uganda, the number begins with the code of its country.
 */
export function whatsappDigits(phoneNumber: string): string {
  return phoneNumber.replace(/^(?:\+|000?)/, '').replace(/^0/, '256');
}
