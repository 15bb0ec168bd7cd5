import type { Measure } from '../entities/advert.ts';
import { groupDigits } from '../shared/text/shillings.ts';
import type { Text, Words } from '../texts/text.ts';
import type * as unitsTexts from '../texts/units.ts';

/** What measures are called with. */
export type UnitWords<Said extends string | Text> = Words<typeof unitsTexts, Said>;

/** A quantity in words that `parseMeasure` reads back: "250", "0.5", "2,500". */
export function formatQuantity(thousandths: number): string {
  const whole = groupDigits(String(Math.floor(thousandths / 1000)));
  const decimals = String(thousandths % 1000)
    .padStart(3, '0')
    .replace(/0+$/, '');
  return decimals === '' ? whole : `${whole}.${decimals}`;
}

/** "kg", "250 g", "3 bunches"; undefined if the price is for nothing in particular. */
export function measureInWords<Said extends string | Text>(
  { quantity, unit }: Measure,
  units: UnitWords<Said>,
): Said | undefined {
  if (quantity === undefined || unit === undefined) return undefined;
  const one = units.one[unit];
  if (quantity === 1000) return one;
  return units.measured({
    quantity: formatQuantity(quantity),
    unit: quantity < 1000 ? one : (units.many[unit] ?? one),
  });
}
