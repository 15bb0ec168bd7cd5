import { expect, it } from 'vitest';
import { leftOut } from '../entities/advert.ts';
import { pricesByGroup } from './middle-prices.ts';

const advert = (price: number, changes: object = {}) => ({
  ...leftOut,
  price,
  postedAt: new Date('2026-11-28T12:00:00Z'),
  ...changes,
});
const thousands = [1, 2, 3, 4, 5, 6, 7, 8];

it('compares adverts of one kind by the kilogram, whatever weight they are for', () => {
  const dried = thousands.map((price) =>
    price % 2 === 0
      ? advert(price * 1000, { goods: 'dried', quantity: 1000, unit: 'kg' })
      : advert(price * 250, { goods: 'dried', quantity: 250_000, unit: 'g' }),
  );
  const [all, ...groups] = pricesByGroup(dried);
  expect(all).toMatchObject({ goods: '', unit: '', adverts: 8 });
  expect(groups).toEqual([{ goods: 'dried', unit: 'kg', low: 3000, middle: 4500, high: 6000, adverts: 8 }]);
});

it('says nothing of groups with fewer than eight adverts, and puts the largest first', () => {
  const fresh = { goods: 'fresh', quantity: 1000, unit: 'bunch' };
  const oil = { goods: 'oil', quantity: 1000, unit: 'litre' };
  const seeds = { goods: 'seeds', quantity: 1000, unit: 'plant' };
  const adverts = [
    ...thousands.map((price) => advert(price, oil)),
    ...[...thousands, 9].map((price) => advert(price, fresh)),
    ...thousands.slice(1).map((price) => advert(price, seeds)),
    advert(1, { goods: 'seeds' }),
    advert(1, { quantity: 1000, unit: 'plant' }),
  ];
  expect(pricesByGroup(adverts).map(({ goods, adverts }) => [goods, adverts])).toEqual([
    ['', 26],
    ['fresh', 9],
    ['oil', 8],
  ]);
  expect(pricesByGroup(adverts.slice(0, 7))).toEqual([]);
});
