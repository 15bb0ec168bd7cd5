import { describe, expect, it } from 'vitest';
import { texts } from '../texts.ts';
import { formatPrice, formatPriceRange, groupDigits, parsePrice } from './price.ts';

describe('parsePrice', () => {
  it.each([
    ['1', 1],
    ['25000', 25_000],
    ['1,000', 1_000],
    ['25 000', 25_000],
    ['1,234 567', 1_234_567],
    ['  7,500  ', 7_500],
    ['007', 7],
    ['25k', 25_000],
    ['1,500 000K', 1_500_000_000],
    ['1,00', 100],
    ['9,999,999,999', 9_999_999_999],
  ])('reads %j as %d shillings', (typed, price) => {
    expect(parsePrice(typed)).toEqual({ ok: true, value: price });
  });

  const tooHigh = texts.adverts.priceTooHigh('UGX 9,999,999,999');

  it.each([
    ['', texts.adverts.priceMissing],
    [' ', texts.adverts.priceMissing],
    [',', texts.adverts.priceInvalid],
    [',5', texts.adverts.priceInvalid],
    ['5,', texts.adverts.priceInvalid],
    ['-5', texts.adverts.priceInvalid],
    ['+5', texts.adverts.priceInvalid],
    ['1.5', texts.adverts.priceInvalid],
    ['2.5k', texts.adverts.priceInvalid],
    ['k', texts.adverts.priceInvalid],
    ['5 k', texts.adverts.priceInvalid],
    ['5k5', texts.adverts.priceInvalid],
    ['1e3', texts.adverts.priceInvalid],
    ['0x10', texts.adverts.priceInvalid],
    ['٣', texts.adverts.priceInvalid],
    ['５００', texts.adverts.priceInvalid],
    ['five', texts.adverts.priceInvalid],
    ['UGX 500', texts.adverts.priceInvalid],
    ['0', texts.adverts.priceTooLow],
    ['0,000', texts.adverts.priceTooLow],
    ['0k', texts.adverts.priceTooLow],
    ['10,000,000,000', tooHigh],
    ['10,000,000k', tooHigh],
    ['1234567890123456', tooHigh],
    ['9'.repeat(400), tooHigh],
  ])('refuses %j', (typed, problem) => {
    expect(parsePrice(typed)).toEqual({ ok: false, problem });
  });
});

describe('formatPrice', () => {
  it.each([
    [1, 'UGX 1'],
    [999, 'UGX 999'],
    [1_000, 'UGX 1,000'],
    [25_000, 'UGX 25,000'],
    [9_999_999_999, 'UGX 9,999,999,999'],
  ])('shows %d as %j', (shillings, shown) => {
    expect(formatPrice(shillings)).toBe(shown);
  });
});

describe('groupDigits', () => {
  it.each([
    ['', ''],
    ['5', '5'],
    ['25000', '25,000'],
    ['25,0001', '250,001'],
    ['1a2b3c4', '1,234'],
    ['-1.5', '15'],
    ['٣', ''],
    ['000', '000'],
  ])('shows %j as %j', (typed, shown) => {
    expect(groupDigits(typed)).toBe(shown);
  });
});

it('shows a range of prices, and a single price once', () => {
  expect([formatPriceRange(5_000, 10_000), formatPriceRange(5_000, 5_000)]).toEqual([
    'UGX 5,000 to 10,000',
    'UGX 5,000',
  ]);
});
