import type { Checked } from '../checked.ts';
import { parseText } from '../text/parse-text.ts';
import { texts } from '../texts.ts';
import { maxPhoneNumberLength } from './limits.ts';

/** An optional plus and 10 to 15 digits. */
export function isPhoneNumber(text: string): boolean {
  return /^\+?[0-9]{10,15}$/.test(text);
}

/**
 * What to say about a phone number that is kept all the same, or undefined when there is nothing to say. The
 * text that a new profile starts with is no attempt at a number, so it passes.
 */
export function phoneNumberWarning(phoneNumber: string): string | undefined {
  if (isPhoneNumber(phoneNumber) || phoneNumber === texts.profile.phoneNumberPlaceholder) return undefined;
  return texts.profile.phoneNumberInvalid;
}

/** A text that is not a number is only warned of, so that the rest can be saved. */
export function parsePhoneNumber(typed: string): Checked<string> {
  const tooLong = texts.profile.phoneNumberTooLong;
  return parseText(typed, { oneLine: true, max: maxPhoneNumberLength, tooLong });
}
