import { expect, it } from 'vitest';
import { leftOut } from '../entities/advert.ts';
import { inWords, type Text } from '../texts/text.ts';
import { factsOf } from './facts.ts';

const advert = { price: 8_000, ...leftOut };

it.each([
  [{}, { delivery: [] }],
  [{ goods: 'seeds' }, { goods: 'Seeds or seedlings', delivery: [] }],
  [
    { quantity: 250_000, unit: 'g' },
    { compared: 'UGX 32,000 per kg', delivery: [] },
  ],
  [
    { goods: 'dried', quantity: 250_000, unit: 'g', pickUp: true, parcel: true },
    { goods: 'Dried', compared: 'UGX 32,000 per kg', delivery: ['Pick up', 'Bus parcel to other districts'] },
  ],
  [{ quantity: 1000, unit: 'kg', boda: true }, { delivery: ['Boda delivery'] }],
] as const)('says of an advert with %j: %j', (changes, facts) => {
  const { goods, compared, delivery } = factsOf({ ...advert, ...changes });
  const said = (text?: Text) => text && inWords(text, 'en');
  expect({ goods: said(goods), compared: said(compared), delivery: delivery.map(said) }).toEqual(facts);
});
