import { expect, test } from 'vitest';
import type { FormerPrice } from '../entities/advert.ts';
import { day } from '../shared/time/durations.ts';
import { formerPriceAfter, priceBefore } from './former-price.ts';

const noon = new Date('2026-03-01T12:00:00Z');
const after = (days: number) => new Date(noon.getTime() + days * day);

/** What is shown beside the last of these prices, each with the day on which the seller set it. */
function shownAfter(changes: readonly (readonly [price: number, onDay: number])[], onDay: number) {
  let advert: { price: number; formerPrice: FormerPrice | undefined } | undefined;
  for (const [price, day] of changes) {
    advert = { price, formerPrice: advert && formerPriceAfter(advert, price, after(day)) };
  }
  return advert && priceBefore(advert, after(onDay));
}

test.each([
  ['a price that never changed', [[5000, 0]], 1, undefined],
  [
    'one that fell',
    [
      [5000, 0],
      [4000, 1],
    ],
    1,
    5000,
  ],
  [
    'one that fell nearly 14 days ago',
    [
      [5000, 0],
      [4000, 1],
    ],
    14.9,
    5000,
  ],
  [
    'one that fell 14 days ago',
    [
      [5000, 0],
      [4000, 1],
    ],
    15,
    undefined,
  ],
  [
    'one that rose',
    [
      [5000, 0],
      [6000, 1],
    ],
    1,
    undefined,
  ],
  [
    'one that was raised and lowered to what it was',
    [
      [5000, 0],
      [9000, 20],
      [5000, 21],
    ],
    21,
    undefined,
  ],
  [
    'one that was raised and lowered below what it was',
    [
      [5000, 0],
      [9000, 20],
      [4000, 21],
    ],
    21,
    5000,
  ],
  [
    'one that was raised in steps and lowered',
    [
      [5000, 0],
      [7000, 10],
      [9000, 20],
      [6000, 21],
    ],
    21,
    undefined,
  ],
  [
    'one that fell after it had stood for 14 days',
    [
      [5000, 0],
      [9000, 20],
      [6000, 34],
    ],
    34,
    9000,
  ],
  [
    'one that fell twice',
    [
      [9000, 0],
      [8000, 20],
      [7000, 22],
    ],
    22,
    8000,
  ],
  [
    'one that the seller said again',
    [
      [5000, 0],
      [4000, 1],
      [4000, 3],
    ],
    14.9,
    5000,
  ],
] as const)('%s', (_, changes, onDay, shown) => {
  expect(shownAfter(changes, onDay)).toBe(shown);
});
