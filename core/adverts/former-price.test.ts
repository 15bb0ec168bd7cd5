import { expect, test } from 'vitest';
import { type FormerPrice, leftOut, type Measure } from '../entities/advert.ts';
import { day } from '../shared/time/durations.ts';
import { formerPriceAfter, priceBefore } from './former-price.ts';

const noon = new Date('2026-03-01T12:00:00Z');
const after = (days: number) => new Date(noon.getTime() + days * day);

/** What is shown beside the last of these prices, each with the day on which the seller set it. */
function shownAfter(
  changes: readonly (readonly [price: number, onDay: number, measure?: Measure])[],
  onDay: number,
) {
  let advert: ({ price: number; formerPrice: FormerPrice | undefined } & Measure) | undefined;
  for (const [price, day, { quantity, unit } = leftOut] of changes) {
    const now = { price, quantity, unit };
    advert = { ...now, formerPrice: advert && formerPriceAfter(advert, now, after(day)) };
  }
  return advert && priceBefore(advert, after(onDay));
}

const [kilogram, quarter] = [
  { quantity: 1000, unit: 'kg' },
  { quantity: 250_000, unit: 'g' },
] as const;

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
  [
    'one of a kilogram that fell',
    [
      [5000, 0, kilogram],
      [4000, 1, kilogram],
    ],
    1,
    5000,
  ],
  [
    'one for less goods',
    [
      [5000, 0, kilogram],
      [4000, 1, quarter],
    ],
    1,
    undefined,
  ],
  [
    'one that fell, and was then named for what it is',
    [
      [5000, 0],
      [4000, 1],
      [4000, 2, kilogram],
    ],
    2,
    undefined,
  ],
  [
    'one that was raised for another quantity, and lowered again',
    [
      [5000, 0, kilogram],
      [9000, 1, quarter],
      [6000, 2, quarter],
    ],
    2,
    undefined,
  ],
  [
    'one that fell after it had been for another quantity',
    [
      [9000, 0, kilogram],
      [5000, 1, quarter],
      [4000, 2, quarter],
    ],
    2,
    5000,
  ],
] as const)('%s', (_, changes, onDay, shown) => {
  expect(shownAfter(changes, onDay)).toBe(shown);
});
