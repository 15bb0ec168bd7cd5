import { describe, expect, it } from 'vitest';
import { formatPrice, formatPriceRange, groupDigits } from '../shared/text/shillings.ts';
import { texts } from '../texts/texts.ts';
import { groupWhileTyping, parsePrice } from './price.ts';

describe('parsePrice', () => {
  it.each([
    ['1', 1],
    ['25000', 25_000],
    ['1,000', 1_000],
    ['25 000', 25_000],
    ['5.000', 5_000],
    ['5\u00a0000', 5_000],
    ['5\u202f000', 5_000],
    ['2,500,050', 2_500_050],
    ['1,234 567', 1_234_567],
    ['1.234,567', 1_234_567],
    ['  7,500  ', 7_500],
    ['007', 7],
    ['25k', 25_000],
    ['2,5k', 2_500],
    ['2.5k', 2_500],
    ['2,25K', 2_250],
    ['0.5k', 500],
    ['2,500k', 2_500_000],
    ['1,250.5k', 1_250_500],
    ['1,500 000K', 1_500_000_000],
    ['UGX 5,000', 5_000],
    ['ugx5000', 5_000],
    ['shs 5000', 5_000],
    ['sh 5000', 5_000],
    ['Shs 2,5k', 2_500],
    ['5,000/=', 5_000],
    ['UGX 5,000 /=', 5_000],
    ['9,999,999,999', 9_999_999_999],
    ['\u202d5,000\u202c\u200b', 5_000],
  ])('reads %j as %d shillings', (typed, price) => {
    expect(parsePrice(typed)).toEqual({ ok: true, value: price });
  });

  const tooHigh = texts.adverts.priceTooHigh({ max: 'UGX 9,999,999,999' });

  it.each([
    ['', texts.advertForm.priceMissing],
    [' ', texts.advertForm.priceMissing],
    ['\u200b', texts.advertForm.priceMissing],
    [',', texts.adverts.priceInvalid],
    [',5', texts.adverts.priceInvalid],
    ['5,', texts.adverts.priceInvalid],
    ['-5', texts.adverts.priceInvalid],
    ['+5', texts.adverts.priceInvalid],
    ['1.5', texts.adverts.priceInvalid],
    ['1,5', texts.adverts.priceInvalid],
    ['1,00', texts.adverts.priceInvalid],
    ['25,0000', texts.adverts.priceInvalid],
    ['25000.50', texts.adverts.priceInvalid],
    ['25,000.00', texts.adverts.priceInvalid],
    ['25000,000', texts.adverts.priceInvalid],
    ['2,50,000', texts.adverts.priceInvalid],
    ['5, 000', texts.adverts.priceInvalid],
    ['5,,000', texts.adverts.priceInvalid],
    ['0.500k', texts.adverts.priceInvalid],
    ['2,5000k', texts.adverts.priceInvalid],
    ['k', texts.adverts.priceInvalid],
    ['.5k', texts.adverts.priceInvalid],
    ['5 k', texts.adverts.priceInvalid],
    ['5k5', texts.adverts.priceInvalid],
    ['1e3', texts.adverts.priceInvalid],
    ['0x10', texts.adverts.priceInvalid],
    ['٣', texts.adverts.priceInvalid],
    ['５００', texts.adverts.priceInvalid],
    ['five', texts.adverts.priceInvalid],
    ['UGX', texts.adverts.priceInvalid],
    ['/=', texts.adverts.priceInvalid],
    ['USD 500', texts.adverts.priceInvalid],
    ['5,000 to 6,000', texts.adverts.priceInvalid],
    ['0', texts.adverts.priceTooLow],
    ['0k', texts.adverts.priceTooLow],
    ['10,000,000,000', tooHigh],
    ['10,000,000k', tooHigh],
    ['1234567890123456', tooHigh],
    ['9'.repeat(400), tooHigh],
  ])('refuses %j', (typed, problem) => {
    expect(parsePrice(typed)).toEqual({ ok: false, problem });
  });
});

describe('groupWhileTyping', () => {
  /** What the field shows while these keys are pressed one after another, "<" for backspace. */
  function pressed(keys: string, before = ''): string {
    return [...keys].reduce(
      (shown, key) => groupWhileTyping(key === '<' ? shown.slice(0, -1) : shown + key, shown),
      before,
    );
  }

  it.each([
    ['25000', '25,000'],
    ['2500050', '2,500,050'],
    ['25,000', '25,000'],
    ['25,0000', '250,000'],
    ['25 000', '25,000'],
    ['5.000', '5,000'],
    ['25000<', '2,500'],
    ['25000<<<', '25'],
    ['2,5', '2,5'],
    ['2,5k', '2,5k'],
    ['2,5k<', '2,5'],
    ['2.5k', '2.5k'],
    ['25k', '25k'],
    ['25000.50', '25,000.50'],
    ['1,5', '1,5'],
    ['UGX 5,000', 'UGX 5,000'],
  ])('shows %j as %j', (keys, shown) => {
    expect(pressed(keys)).toBe(shown);
  });

  it('takes separators that somebody puts in for theirs', () => {
    expect(groupWhileTyping('2,5', '25,000')).toBe('2,5');
    expect(groupWhileTyping('25,0', '25,000')).toBe('250');
    expect(groupWhileTyping('195,000', '95,000')).toBe('195,000');
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
