import type { Checked } from '../shared/checked.ts';
import { dropInvisible } from '../shared/text/drop-invisible.ts';
import { formatPrice, groupDigits } from '../shared/text/shillings.ts';
import * as advertFormTexts from '../texts/advert-form.ts';
import * as advertsTexts from '../texts/adverts.ts';
import { maxPrice, minPrice } from './limits.ts';

/**
 * Digits alone, or in groups of three: a comma, point or space separates thousands only before exactly three digits.
 */
const whole = String.raw`[0-9]+|[1-9][0-9]{0,2}(?:[,. \u00A0\u202F][0-9]{3})+`;
const wholeNumber = new RegExp(`^(?:${whole})$`);

/**
 * The text of a price field after a key: with commas between thousands if it is a number so far. Other text stays as
 * typed, such as "2,5" on the way to "2,5k", unless the key put digits into, or took them out of, a number that this
 * function had grouped.
 */
export function groupWhileTyping(typed: string, before: string): string {
  const isEdited =
    before === groupDigits(before) && /^[0-9,]*$/.test(typed) && !putIn(typed, before).includes(',');
  return isEdited || wholeNumber.test(typed) ? groupDigits(typed) : typed;
}

/** The part of `typed` that was not in `before`. */
function putIn(typed: string, before: string): string {
  let start = 0;
  while (start < typed.length && typed[start] === before[start]) start += 1;
  let end = 0;
  while (end < typed.length - start && typed.at(-1 - end) === before.at(-1 - end)) end += 1;
  return typed.slice(start, typed.length - end);
}

/** A number, perhaps with "UGX", "sh" or "shs" before it and "/=" behind it, or in thousands: "2,5k". */
const typedPrice = new RegExp(
  String.raw`^(?:ugx|shs?)?\s*(?<whole>${whole})(?:(?:[,.](?<part>[0-9]{1,2}))?(?<k>k))?\s*(?:/=)?$`,
  'i',
);

/**
 * The price in the typed text, within the limits. A comma or point that is neither before three digits nor within
 * "2,5k" is ambiguous and therefore refused: "1,5" is not read as 15.
 */
export function parsePrice(typed: string): Checked<number> {
  const text = dropInvisible(typed).trim();
  if (text === '') return { ok: false, problem: advertFormTexts.priceMissing };
  const { whole = '', part = '', k } = typedPrice.exec(text)?.groups ?? {};
  if (whole === '') return { ok: false, problem: advertsTexts.priceInvalid };
  const digits = whole.replace(/[^0-9]/g, '') + (k === undefined ? '' : part.padEnd(3, '0'));
  const price = Number(digits);
  if (price < minPrice) return { ok: false, problem: advertsTexts.priceTooLow };
  if (price > maxPrice)
    return { ok: false, problem: advertsTexts.priceTooHigh({ max: formatPrice(maxPrice) }) };
  return { ok: true, value: price };
}
