import type { Measure, Unit } from '../entities/advert.ts';
import { formatPrice } from '../shared/text/shillings.ts';
import * as unitsTexts from '../texts/units.ts';
import { measureInWords } from './measure-in-words.ts';

interface Priced extends Measure {
  /** Shillings (UGX). */
  readonly price: number;
}

/** What the price is for, as it stands after the price: "per kg", "per 250 g"; undefined if the seller does not say. */
export function perUnit(measure: Measure): string | undefined {
  const words = measureInWords(measure);
  return words === undefined ? undefined : unitsTexts.per({ amount: words });
}

/** "UGX 8,000 per 250 g", or "UGX 8,000". */
export function unitPrice({ price, ...measure }: Priced): string {
  return [formatPrice(price), perUnit(measure)].filter((part) => part !== undefined).join(' ');
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
interface CodedMeasure {
  /** In whole or decimal units. */
  readonly value: number;
  /** The unit in words. */
  readonly unitText: string;
  /** The unit's common code; undefined if it has none. */
  readonly unitCode: string | undefined;
}

/** What the price is for, in the codes of UN/CEFACT; undefined if the seller does not say. */
export function measureInCodes({ quantity, unit }: Measure): CodedMeasure | undefined {
  if (quantity === undefined || unit === undefined) return undefined;
  return { value: quantity / 1000, unitText: unitsTexts.one[unit], unitCode: unitCodes[unit] };
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
export function comparablePrice({ price, quantity, unit }: Priced): string | undefined {
  const to = unit && comparable[unit];
  if (quantity === undefined || to === undefined || (unit === to.unit && quantity === 1000)) return undefined;
  const shillings = Math.round((price * 1000 * to.parts) / quantity);
  return shillings < 1 ? undefined : unitPrice({ price: shillings, quantity: 1000, unit: to.unit });
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
