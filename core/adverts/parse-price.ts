import type { Checked } from '../shared/checked.ts';
import { dropInvisible } from '../shared/text/drop-invisible.ts';
import { formatPrice } from '../shared/text/shillings.ts';
import { type Text, texts } from '../texts/text.ts';
import { maxPrice, minPrice } from './limits.ts';
import { whole } from './price.ts';

/** A number, perhaps with "UGX", "sh" or "shs" before it and "/=" behind it, or in thousands: "2,5k". */
const typedPrice = new RegExp(
  String.raw`^(?:ugx|shs?)?\s*(?<whole>${whole})(?:(?:[,.](?<part>[0-9]{1,2}))?(?<k>k))?\s*(?:/=)?$`,
  'i',
);

/**
 * The price in the typed text, within the limits. A comma or point that is neither before three digits nor within
 * "2,5k" is ambiguous and therefore refused: "1,5" is not read as 15.
 */
export function parsePrice(typed: string): Checked<number, Text> {
  const text = dropInvisible(typed).trim();
  if (text === '') return { ok: false, problem: texts.advertForm.priceMissing };
  const { whole = '', part = '', k } = typedPrice.exec(text)?.groups ?? {};
  if (whole === '') return { ok: false, problem: texts.adverts.priceInvalid };
  const digits = whole.replace(/[^0-9]/g, '') + (k === undefined ? '' : part.padEnd(3, '0'));
  const price = Number(digits);
  if (price < minPrice) return { ok: false, problem: texts.adverts.priceTooLow };
  if (price > maxPrice)
    return { ok: false, problem: texts.adverts.priceTooHigh({ max: formatPrice(maxPrice) }) };
  return { ok: true, value: price };
}
