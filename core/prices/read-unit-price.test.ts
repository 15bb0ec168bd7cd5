import { expect, it } from 'vitest';
import { units } from '../entities/advert.ts';
import { inWords, texts } from '../texts/text.ts';
import { readUnitPrice } from './read-unit-price.ts';
import { unitPrice } from './unit-price.ts';

it.each(units.flatMap((unit) => [250, 1000, 3000, 2_500_500].map((quantity) => ({ unit, quantity }))))(
  'reads the price of %j',
  (measure) => {
    const price = unitPrice({ price: 12_000, ...measure }, texts.units);
    expect(readUnitPrice(inWords(price, 'en'))).toEqual(price);
  },
);

it('reads a price of nothing in particular', () => {
  expect(readUnitPrice('UGX 4,000')).toBe('UGX 4,000');
});

it.each(['', 'UGX ', 'UGX 4000', 'UGX 4,000 per', 'UGX 4,000 per handful', 'UGX 4,000 per 3 bunch', '4,000'])(
  'reads nothing else: %j',
  (words) => {
    expect(readUnitPrice(words)).toBeUndefined();
  },
);
