import { describe, expect, it } from 'vitest';
import { texts } from '../texts/text.ts';
import {
  asksSomething,
  choiceParameters,
  choiceToParameters,
  everyAdvert,
  isNarrowed,
  misreadPrices,
  readChoice,
  suitsFilter,
} from './filter.ts';

const read = (address: string) => readChoice(new URLSearchParams(address));

describe('readChoice', () => {
  it('reads what the form sends', () => {
    expect(read('district=Kampala&min=5,000&max=10 000&goods=dried&delivery=boda&sort=cheapest')).toEqual({
      district: 'Kampala',
      minPrice: 5_000,
      maxPrice: 10_000,
      goods: 'dried',
      delivery: 'boda',
      order: 'cheapest',
    });
  });

  it('takes "nearest" for an order only if there is a district to be near to', () => {
    const nearest = new URLSearchParams('sort=nearest');
    expect(readChoice(nearest, 'Gulu')).toEqual({ ...everyAdvert, order: 'nearest', near: 'Gulu' });
    expect(readChoice(nearest)).toEqual(everyAdvert);
    expect(readChoice(new URLSearchParams(), 'Gulu')).toEqual(everyAdvert);
  });

  it('swaps the lowest and highest price if they are the wrong way round', () => {
    expect(read('min=10000&max=5000')).toEqual({ ...everyAdvert, minPrice: 5_000, maxPrice: 10_000 });
  });

  it.each([
    '',
    'district=&min=&max=&sort=',
    'district=Nairobi',
    'district=kampala',
    'district=constructor',
    'min=abc',
    'min=0',
    'max=-1',
    'max=1e3',
    'max=99999999999999999999',
    'goods=',
    'goods=Dried',
    'goods=constructor',
    'delivery=pickUp',
    'delivery=on',
    'sort=evil',
    'sort=toString',
    'sort=newest',
    `district=${'x'.repeat(5_000)}&min=${'9'.repeat(5_000)}`,
  ])('ignores what has no meaning: %j', (address) => {
    expect(read(address)).toEqual(everyAdvert);
  });
});

it.each([
  ['district', 'Kampala', ['', 'kampala', 'Nairobi', 'constructor']],
  ['min', '1,5', ['', ' ']],
  ['max', '5k', ['', '\n']],
  ['goods', 'seeds', ['', 'Seeds', 'toString']],
  ['delivery', 'parcel', ['', 'pickUp', 'toString']],
  ['sort', 'newest', ['', 'evil', 'toString', 'Liked']],
] as const)(
  'takes %s for saying something if it is %j, and for nothing if it is of %j',
  (name, some, none) => {
    expect([some, ...none].filter(choiceParameters[name])).toEqual([some]);
  },
);

it('says which prices were ignored, and why', () => {
  const misread = (address: string) => misreadPrices(new URLSearchParams(address));
  expect(misread('min= abc &max=0&district=Nowhere')).toEqual({
    min: { typed: 'abc', problem: texts.adverts.priceInvalid },
    max: { typed: '0', problem: texts.adverts.priceTooLow },
  });
  expect(misread('min=1,5&max=2,5k')).toEqual({
    min: { typed: '1,5', problem: texts.adverts.priceInvalid },
    max: undefined,
  });
  expect(read('min=1,5&max=2,5k')).toEqual({ ...everyAdvert, maxPrice: 2_500 });
  for (const address of ['min=10k&max=', 'min=0', 'min=00&max=5000'])
    expect(misread(address)).toBeUndefined();
});

it.each([
  '',
  'district=Fort+Portal',
  'min=5000',
  'max=5000',
  'sort=liked',
  'goods=oil',
  'delivery=parcel',
  'district=Kampala&min=1&max=9999999999&goods=fresh&delivery=boda&sort=dearest',
])('writes an address that reads back the same: %j', (address) => {
  expect(String(new URLSearchParams(choiceToParameters(read(address))))).toBe(address);
});

it('distinguishes a filtered list from one in another order', () => {
  const choices = ['district=Abim', 'min=1', 'max=1', 'goods=oil', 'delivery=boda', 'sort=liked', ''].map(
    read,
  );
  expect(choices.map(isNarrowed)).toEqual([true, true, true, true, true, false, false]);
  expect(choices.map(asksSomething)).toEqual([true, true, true, true, true, true, false]);
});

it.each([
  ['', true],
  ['district=Kampala', true],
  ['district=Abim', false],
  ['min=5000&max=5000', true],
  ['min=5001', false],
  ['max=4999', false],
  ['goods=dried', true],
  ['goods=oil', false],
  ['delivery=boda', true],
  ['delivery=parcel', false],
  ['goods=dried&delivery=boda&min=5000', true],
])('finds an advert of 5,000 shillings in Kampala with %j: %s', (address, found) => {
  expect(
    suitsFilter(
      { district: 'Kampala', price: 5_000, goods: 'dried', boda: true, parcel: false },
      read(address),
    ),
  ).toBe(found);
});
