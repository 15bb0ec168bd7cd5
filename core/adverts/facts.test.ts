import { expect, it } from 'vitest';
import { leftOut } from '../entities/advert.ts';
import { factsOf } from './facts.ts';

const advert = { price: 8_000, ...leftOut };

it.each([
  [{}, []],
  [{ goods: 'seeds' }, ['Seeds or seedlings']],
  [{ quantity: 250_000, unit: 'g' }, ['UGX 32,000 per kg']],
  [
    { goods: 'dried', quantity: 250_000, unit: 'g', pickUp: true, parcel: true },
    ['Dried · UGX 32,000 per kg', 'Pick up · Bus parcel to other districts'],
  ],
  [{ quantity: 1000, unit: 'kg', boda: true }, ['Boda delivery']],
] as const)('says of an advert with %j: %j', (changes, lines) => {
  expect(factsOf({ ...advert, ...changes })).toEqual(lines);
});
