import type * as pricesTexts from '../../texts/prices.ts';
import type { Text, Words } from '../../texts/text.ts';

/** Drops all but ASCII digits and sets commas between thousands. */
export function groupDigits(typed: string): string {
  return typed.replace(/[^0-9]/g, '').replace(/\B(?=(?:[0-9]{3})+$)/g, ',');
}

/** A whole number of shillings as people read it. */
export function formatPrice(shillings: number): string {
  return `UGX ${groupDigits(String(shillings))}`;
}

/** "UGX 5,000 to 10,000", or one price where both are the same. */
export function formatPriceRange<Said extends string | Text>(
  from: number,
  to: number,
  { range }: Words<typeof pricesTexts, Said>,
): Said | string {
  return from === to ? formatPrice(from) : range({ from: formatPrice(from), to: groupDigits(String(to)) });
}
