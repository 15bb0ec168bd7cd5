import type { Measure, Unit } from '../entities/advert.ts';
import { formatPrice } from '../shared/text/shillings.ts';
import type { Text } from '../texts/text.ts';
import { measureInWords, type UnitWords } from './measure-in-words.ts';

interface Priced extends Measure {
  /** Shillings (UGX). */
  readonly price: number;
}

/** What the price is for, as it stands after the price: "per kg", "per 250 g"; undefined if the seller does not say. */
export function perUnit<Said extends string | Text>(
  measure: Measure,
  units: UnitWords<Said>,
): Said | undefined {
  const amount = measureInWords(measure, units);
  return amount && units.per({ amount });
}

/** "UGX 8,000 per 250 g", or "UGX 8,000". */
export function unitPrice<Said extends string | Text>(
  { price, ...measure }: Priced,
  units: UnitWords<Said>,
): Said | string {
  const amount = measureInWords(measure, units);
  return amount === undefined ? formatPrice(price) : units.priced({ price: formatPrice(price), amount });
}

/**
 * The common codes of units in UN/CEFACT's Recommendation 20, in which those of packages (Recommendation 21) begin with
 * an X. A plant has none.
 */
const unitCodes: Readonly<Partial<Record<Unit, string>>> = {
  g: 'GRM',
  kg: 'KGM',
  ml: 'MLT',
  litre: 'LTR',
  piece: 'H87',
  bunch: 'XBH',
  packet: 'XPA',
  bottle: 'XBO',
  tin: 'XTN',
  sack: 'XSA',
};

/** A quantity as programs of others read it. */
interface CodedMeasure<Said> {
  /** In whole or decimal units. */
  readonly value: number;
  /** The unit in words. */
  readonly unitText: Said;
  /** The unit's common code; undefined if it has none. */
  readonly unitCode: string | undefined;
}

/** What the price is for, in the codes of UN/CEFACT; undefined if the seller does not say. */
export function measureInCodes<Said extends string | Text>(
  { quantity, unit }: Measure,
  units: UnitWords<Said>,
): CodedMeasure<Said> | undefined {
  if (quantity === undefined || unit === undefined) return undefined;
  return { value: quantity / 1000, unitText: units.one[unit], unitCode: unitCodes[unit] };
}

/** The units of weight and volume: the unit in which prices are compared, and how many of them are one of it. */
const comparable: Readonly<Partial<Record<Unit, { readonly unit: Unit; readonly parts: number }>>> = {
  g: { unit: 'kg', parts: 1000 },
  kg: { unit: 'kg', parts: 1 },
  ml: { unit: 'litre', parts: 1000 },
  litre: { unit: 'litre', parts: 1 },
};

/**
 * The price of a kilogram or litre in whole shillings, for comparison: "UGX 32,000 per kg". Undefined if the price is
 * not for a weight or volume, already is for one kilogram or litre, or comes to less than a shilling.
 */
export function comparablePrice<Said extends string | Text>(
  { price, quantity, unit }: Priced,
  units: UnitWords<Said>,
): Said | undefined {
  const to = unit && comparable[unit];
  if (quantity === undefined || to === undefined || (unit === to.unit && quantity === 1000)) return undefined;
  const shillings = Math.round((price * 1000 * to.parts) / quantity);
  if (shillings < 1) return undefined;
  return units.priced({ price: formatPrice(shillings), amount: units.one[to.unit] });
}

/**
 * The price in whole shillings of one kilogram, one litre, or one of another unit. Undefined if the seller does not say
 * what the price is for, or if it comes to less than a shilling.
 */
export function priceOfOne({
  price,
  quantity,
  unit,
}: Priced): { readonly unit: Unit; readonly shillings: number } | undefined {
  if (quantity === undefined || unit === undefined) return undefined;
  const to = comparable[unit] ?? { unit, parts: 1 };
  const shillings = Math.round((price * 1000 * to.parts) / quantity);
  return shillings < 1 ? undefined : { unit: to.unit, shillings };
}
