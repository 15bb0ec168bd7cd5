import { expect, it } from 'vitest';
import type { Unit } from '../entities/advert.ts';
import * as units from '../texts/units.ts';
import { comparablePrice, measureInCodes, priceOfOne, unitPrice } from './unit-price.ts';

const none = { quantity: undefined, unit: undefined };

it.each([
  [none, 'UGX 8,000'],
  [{ quantity: 1000, unit: 'kg' }, 'UGX 8,000 per kg'],
  [{ quantity: 250_000, unit: 'g' }, 'UGX 8,000 per 250 g'],
  [{ quantity: 1000, unit: 'bunch' }, 'UGX 8,000 per bunch'],
  [{ quantity: 3000, unit: 'bunch' }, 'UGX 8,000 per 3 bunches'],
  [{ quantity: 500, unit: 'litre' }, 'UGX 8,000 per 0.5 litre'],
] as const)('names what a price is for: %j', (measure, words) => {
  expect(unitPrice({ price: 8_000, ...measure }, units)).toBe(words);
});

it.each([
  [
    { quantity: 250_000, unit: 'g' },
    { value: 250, unitText: 'g', unitCode: 'GRM' },
  ],
  [
    { quantity: 500, unit: 'litre' },
    { value: 0.5, unitText: 'litre', unitCode: 'LTR' },
  ],
  [
    { quantity: 3000, unit: 'bunch' },
    { value: 3, unitText: 'bunch', unitCode: 'XBH' },
  ],
  [
    { quantity: 1000, unit: 'plant' },
    { value: 1, unitText: 'plant', unitCode: undefined },
  ],
  [none, undefined],
] as const)('gives programs what a price is for in codes: %j', (measure, coded) => {
  expect(measureInCodes(measure, units)).toEqual(coded);
});

it.each([
  [8_000, 250_000, 'g', 'UGX 32,000 per kg'],
  [8_000, 1_000_000, 'g', 'UGX 8,000 per kg'],
  [8_000, 500, 'kg', 'UGX 16,000 per kg'],
  [10_000, 3000, 'kg', 'UGX 3,333 per kg'],
  [20_000, 3000, 'kg', 'UGX 6,667 per kg'],
  [4_000, 100_000, 'ml', 'UGX 40,000 per litre'],
  [9_000, 5000, 'litre', 'UGX 1,800 per litre'],
  [9_999_999_999, 1, 'g', 'UGX 9,999,999,999,000,000 per kg'],
] as const)('compares %d shillings for %d thousandths of %s: %s', (price, quantity, unit, words) => {
  expect(comparablePrice({ price, quantity, unit }, units)).toBe(words);
});

it.each([
  ['a price of a kilogram, which is shown anyway', 8_000, 1000, 'kg'],
  ['a price of a litre', 8_000, 1000, 'litre'],
  ['pieces', 8_000, 3000, 'piece'],
  ['less than half a shilling', 1, 100_000_000, 'kg'],
] as const satisfies readonly (readonly [string, number, number, Unit])[])(
  'has nothing to compare for %s',
  (_what, price, quantity, unit) => {
    expect(comparablePrice({ price, quantity, unit }, units)).toBeUndefined();
  },
);

it('has nothing to compare without a unit', () => {
  expect(comparablePrice({ price: 8_000, ...none }, units)).toBeUndefined();
});

it.each([
  [
    { price: 8000, quantity: 250_000, unit: 'g' },
    { unit: 'kg', shillings: 32_000 },
  ],
  [
    { price: 8000, quantity: 2000, unit: 'kg' },
    { unit: 'kg', shillings: 4000 },
  ],
  [
    { price: 6000, quantity: 500_000, unit: 'ml' },
    { unit: 'litre', shillings: 12_000 },
  ],
  [
    { price: 5000, quantity: 10_000, unit: 'piece' },
    { unit: 'piece', shillings: 500 },
  ],
  [{ price: 1, quantity: 100_000_000, unit: 'kg' }, undefined],
  [{ price: 5000, quantity: undefined, unit: undefined }, undefined],
] as const)('the price of one, of %j, is %j', (priced, expected) => {
  expect(priceOfOne(priced)).toEqual(expected);
});
