import type { Checked } from '../shared/checked.ts';
import { parseText } from '../shared/text/parse-text.ts';
import { type Text, texts } from '../texts/text.ts';
import { maxPhoneNumberLength } from './limits.ts';
import { isPhoneNumber, separators, toE164 } from './phone-number.ts';

/**
 * The number in international form. Text that is not a number stays as typed and causes only a warning, so that the
 * rest of the form can be saved; it is refused if others would be shown it.
 */
export function parsePhoneNumber(
  typed: string,
  { mustFit = false }: { readonly mustFit?: boolean } = {},
): Checked<string, Text> {
  const tooLong = texts.phoneNumber.tooLong;
  const parsed = parseText(typed, { oneLine: true, max: maxPhoneNumberLength, tooLong });
  if (!parsed.ok) return parsed;
  const number = toE164(parsed.value);
  if (number !== undefined) return { ok: true, value: number };
  if (!mustFit) return parsed;
  const value = parsed.value.replace(separators, '');
  return isPhoneNumber(value) ? { ok: true, value } : { ok: false, problem: texts.phoneNumber.needed };
}
