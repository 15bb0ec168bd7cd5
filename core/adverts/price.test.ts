import { describe, expect, it } from 'vitest';
import { formatPrice, formatPriceRange, groupDigits } from '../shared/text/shillings.ts';
import * as prices from '../texts/prices.ts';
import { groupWhileTyping } from './price.ts';

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
  expect([formatPriceRange(5_000, 10_000, prices), formatPriceRange(5_000, 5_000, prices)]).toEqual([
    'UGX 5,000 to 10,000',
    'UGX 5,000',
  ]);
});
