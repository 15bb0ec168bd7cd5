import type { Checked } from '../checked.ts';
import { texts } from '../texts.ts';
import { maxPrice, minPrice } from './limits.ts';

const digitsWithSeparators = /^[0-9](?:[, ]*[0-9])*k?$/i;

/** Drops what is not an ASCII digit and sets commas between thousands. */
export function groupDigits(typed: string): string {
  return typed.replace(/[^0-9]/g, '').replace(/\B(?=(?:[0-9]{3})+$)/g, ',');
}

/** A whole number of shillings as people read it. */
export function formatPrice(shillings: number): string {
  return `UGX ${groupDigits(String(shillings))}`;
}

/** "UGX 5,000 to 10,000", or one price where both are the same. */
export function formatPriceRange(from: number, to: number): string {
  return from === to ? formatPrice(from) : `${formatPrice(from)} to ${groupDigits(String(to))}`;
}

/**
 * The price in the typed text: ASCII digits with commas or spaces between, and "k" after thousands, within the limits.
 */
export function parsePrice(typed: string): Checked<number> {
  const text = typed.trim();
  if (text === '') return { ok: false, problem: texts.adverts.priceMissing };
  if (!digitsWithSeparators.test(text)) return { ok: false, problem: texts.adverts.priceInvalid };
  const price = Number(text.replace(/[, ]/g, '').replace(/k/i, '000'));
  if (price < minPrice) return { ok: false, problem: texts.adverts.priceTooLow };
  if (price > maxPrice) return { ok: false, problem: texts.adverts.priceTooHigh(formatPrice(maxPrice)) };
  return { ok: true, value: price };
}
