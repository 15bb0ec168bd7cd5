import { expect, test } from 'vitest';
import { everyAdvert, orderKey, suitsFilter } from '../../core/adverts/filter.ts';
import type { Goods } from '../../core/entities/advert.ts';
import { type AdvertChoice, type AdvertFilter, advertOrders } from '../../core/entities/advert-filter.ts';
import type { ListPlace, ListQuery } from '../../core/ports/adverts.ts';
import { advertIdOf, at, atOnce, idOf, insertAccount, insertAdvert, insertUsers, like } from './samples.ts';
import type { StorePorts } from './stores-fixture.ts';

const { order: _order, ...anything } = everyAdvert;
const filters: readonly AdvertFilter[] = [
  anything,
  { ...anything, district: 'Gulu' },
  { ...anything, minPrice: 2000 },
  { ...anything, maxPrice: 3000 },
  { ...anything, minPrice: 1500, maxPrice: 2500 },
  { ...anything, district: 'Kampala', minPrice: 2000, maxPrice: 3000 },
  { ...anything, goods: 'dried' },
  { ...anything, goods: 'oil' },
  { ...anything, delivery: 'boda' },
  { ...anything, goods: 'dried', delivery: 'parcel' },
  { ...anything, goods: 'dried', minPrice: 2000 },
  { ...anything, delivery: 'parcel', minPrice: 2000, maxPrice: 2000 },
  { ...anything, district: 'Kampala', goods: 'powder' },
  { district: 'Kampala', minPrice: 2000, maxPrice: 3000, goods: 'dried', delivery: 'boda' },
  { ...anything, minPrice: 9_999_999_999 },
  { ...anything, minPrice: 10_000_000_000 },
  { ...anything, maxPrice: 0 },
];
const choices = filters.flatMap((filter) =>
  advertOrders.flatMap((order): readonly AdvertChoice[] =>
    order === 'nearest'
      ? ['Wakiso', 'Gulu', 'Abim'].map((near) => ({ ...filter, order, near }))
      : [{ ...filter, order }],
  ),
);

interface Sample {
  readonly id: string;
  readonly postedAt: Date;
  readonly district: string;
  readonly price: number;
  readonly goods: Goods | undefined;
  readonly boda: boolean;
  readonly parcel: boolean;
  readonly likes: number;
  readonly verifiedLikes: number;
}

/** 24 adverts about neem, posted at six instants, many with equal prices, likes or districts. */
async function addAdverts(ports: StorePorts): Promise<readonly Sample[]> {
  const sellerId = idOf('amina');
  const fans = await insertUsers(ports, 3);
  const stranger = await insertAccount(ports, 'stranger');
  const samples = Array.from({ length: 24 }, (_, number) => ({
    id: advertIdOf(number),
    postedAt: at(Math.floor(number / 4)),
    district: number % 3 === 0 ? 'Gulu' : number % 5 === 4 ? 'Fort Portal' : 'Kampala',
    price: [1000, 2000, 2000, 3000, 9_999_999_999][number % 5] ?? 1,
    goods: (['dried', 'dried', 'powder', undefined] as const)[number % 4],
    boda: number % 2 === 0,
    parcel: number % 5 < 2,
    likes: (number % 4) + Number(number % 8 < 2),
    verifiedLikes: number % 4,
  }));
  for (const [number, { likes, verifiedLikes, ...sample }] of samples.entries()) {
    await insertAdvert(ports, sellerId, number, { ...sample, title: 'dried neem', herbs: ['neem'] });
    for (const fan of fans.slice(0, verifiedLikes)) await like(ports, sample.id, fan);
    if (likes > verifiedLikes) await like(ports, sample.id, stranger);
  }
  return samples;
}

/**
 * Tests the content of a list with every filter and order, page by page. `read` reads one page of the list of neem or
 * of all adverts; that list may contain adverts posted in the meantime too.
 */
export function testChoices(
  what: string,
  ports: StorePorts,
  read: (query: ListQuery) => Promise<{ readonly places: readonly ListPlace[]; readonly count: number }>,
  { ofAll = false } = {},
): void {
  test(`${what}: has, in each order, what suits each filter, once, whatever is posted in the meantime`, async () => {
    const samples = await addAdverts(ports);
    for (const [number, choice] of choices.entries()) {
      const expected = samples
        .filter((sample) => suitsFilter(sample, choice))
        .map((sample) => ({ ...sample, key: orderKey(choice, sample) }))
        .toSorted(
          (one, other) =>
            other.key - one.key ||
            other.postedAt.getTime() - one.postedAt.getTime() ||
            (one.id < other.id ? 1 : -1),
        )
        .map(({ id }) => id);
      // Without a count, the nearest of many are read district by district.
      for (const max of choice.order === 'nearest' ? [1001, 0] : [1001]) {
        const found: string[] = [];
        for (let after: ListPlace | undefined, more = true; more; ) {
          const { places, count } = await read({ choice, after, limit: 5, max });
          expect(count).toBe(Math.min(max, expected.length));
          found.push(...places.map(({ id }) => id));
          more = places.length === 5;
          after = places.at(-1);
          if (!ofAll)
            await insertAdvert(ports, idOf('amina'), 100 + number, { title: 'mint', herbs: ['mint'] });
        }
        expect(found, JSON.stringify(choice)).toEqual(expected);
      }
    }
  });

  test(`${what}: counts as far as requested, and returns the same when no count is requested`, async () => {
    await addAdverts(ports);
    for (const choice of choices) {
      const all = await read({ choice, after: undefined, limit: 30, max: 1001 });
      for (const max of [0, 1, 4]) {
        const bounded = await read({ choice, after: undefined, limit: 30, max });
        expect(bounded).toEqual({ places: all.places, count: Math.min(max, all.count) });
      }
    }
  });

  test(`${what}: continues after any place that an address can name, in every order`, async () => {
    const samples = await addAdverts(ports);
    for (const order of advertOrders) {
      const choice = { ...everyAdvert, order, near: 'Gulu' };
      const after = (key: number) =>
        read({ choice, after: { key, at: at(9), id: 'z' }, limit: 30, max: 1001 });
      expect((await after(999_999_999_999_999)).places).toHaveLength(samples.length);
      expect((await after(-999_999_999_999_999)).count).toBe(samples.length);
    }
  });

  test(`${what}: follows changes of price and district, and likes of accounts that are confirmed later, which outweigh others`, async () => {
    const sellerId = idOf('amina');
    const changed = await insertAdvert(ports, sellerId, 1, {
      title: 'dried neem',
      herbs: ['neem'],
      price: 1000,
    });
    await insertAdvert(ports, sellerId, 2, { title: 'dried neem', herbs: ['neem'], price: 2000 });
    const [one, two] = [advertIdOf(1), advertIdOf(2)];
    const listed = async (choice: Partial<AdvertChoice>) => {
      const query = { choice: { ...everyAdvert, ...choice }, after: undefined, limit: 9, max: 9 };
      return (await read(query)).places.map(({ id }) => id);
    };
    const [stranger, another] = [
      await insertAccount(ports, 'stranger'),
      await insertAccount(ports, 'another'),
    ];
    for (const accountId of [stranger, another]) await like(ports, one, accountId);
    expect(await listed({ order: 'liked' })).toEqual([one, two]);
    await like(ports, two, sellerId);
    expect(await listed({ order: 'liked' })).toEqual([two, one]);
    await ports.accounts.verifyEmail(stranger, 'stranger@example.com');
    expect(await listed({ order: 'liked' })).toEqual([one, two]);
    await ports.adverts.update(one, {
      ...changed,
      price: 3000,
      district: 'Gulu',
      goods: 'oil',
      boda: true,
      updatedAt: at(9),
    });
    expect(await listed({ order: 'cheapest' })).toEqual([two, one]);
    expect(await listed({ order: 'liked', district: 'Gulu' })).toEqual([one]);
    expect(await listed({ minPrice: 3000 })).toEqual([one]);
    expect(await listed({ district: 'Kampala' })).toEqual([two]);
    expect(await listed({ goods: 'oil' })).toEqual([one]);
    expect(await listed({ goods: 'dried' })).toEqual([two]);
    expect(await listed({ delivery: 'boda' })).toEqual([one]);
    await atOnce(2, () => ports.likes.set({ advertId: one, accountId: stranger, liked: false, at: at(10) }));
    expect(await listed({ order: 'liked' })).toEqual([two, one]);
    await ports.adverts.remove(two);
    expect(await listed({})).toEqual([one]);
  });
}
