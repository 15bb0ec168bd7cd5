import { expect, it } from 'vitest';
import { memoryPorts } from '../../adapters/memory/memory-ports.ts';
import { everyAdvert } from '../adverts/filter.ts';
import { listFeed } from '../adverts/list-feed.ts';
import type { AdvertChoice } from '../entities/advert-filter.ts';
import { addAdvert, addUser } from '../fixtures-for-test.ts';
import { viewHerb } from '../herbs/view-herb.ts';
import { kilometresTo } from '../locations/districts-by-distance.ts';
import { visitor } from '../shared/viewer.ts';
import { listNearby } from './list-nearby.ts';
import { search } from './search.ts';

/** Omoro and Oyam are around Gulu; Kampala is far from all of them. */
async function shop(...places: readonly (readonly [title: string, district: string, price?: number])[]) {
  const ports = memoryPorts();
  const seller = await addUser(ports, 'amina');
  for (const [herbtitle, selectedDistrict, price = 5000] of places) {
    await addAdvert(ports, seller, {
      herbtitle,
      selectedDistrict,
      selectedVillage: '',
      description: 'Dried',
      price: String(price),
    });
    ports.clock.advance(1000);
  }
  const searchFor = async (q: string, change: Partial<AdvertChoice> = {}) => {
    const choice = { ...everyAdvert, ...change };
    const { adverts, ...found } = await search(ports, visitor, q, { choice });
    const listed = { adverts: adverts.items, ...found };
    return { listed, nearby: await listNearby(ports, visitor, { choice, q, listed }) };
  };
  const feed = async (change: Partial<AdvertChoice>) => {
    const choice = { ...everyAdvert, ...change };
    const { items, ...found } = await listFeed(ports, visitor, { choice });
    return listNearby(ports, visitor, { choice, listed: { adverts: items, ...found } });
  };
  return { ports, searchFor, feed };
}

const titles = (nearby: Awaited<ReturnType<typeof listNearby>>) =>
  nearby?.adverts.map(({ title, district }) => `${title}, ${district}`);

it('has what districts around have, nearest first and newest first within one, and nothing from afar', async () => {
  expect(kilometresTo('Omoro', 'Gulu')).toBeLessThan(kilometresTo('Oyam', 'Gulu') ?? 0);
  const { feed } = await shop(
    ['Neem', 'Oyam'],
    ['Mint', 'Omoro'],
    ['Aloe', 'Omoro'],
    ['Ginger', 'Gulu'],
    ['Moringa', 'Kampala'],
  );
  const nearby = await feed({ district: 'Gulu' });
  expect(titles(nearby)).toEqual(['Aloe, Omoro', 'Mint, Omoro', 'Neem, Oyam']);
  expect(nearby).toMatchObject({
    district: 'Gulu',
    query: '',
    districts: [
      { district: 'Omoro', count: 2, more: false },
      { district: 'Oyam', count: 1, more: false },
    ],
    everywhere: 5,
  });
});

it('matches all else: the price, the herb and the words', async () => {
  const { ports, feed, searchFor } = await shop(
    ['Neem', 'Omoro', 2000],
    ['Neem', 'Omoro', 9000],
    ['Mint', 'Omoro', 2000],
  );
  expect(titles(await feed({ district: 'Gulu', maxPrice: 3000 }))).toEqual(['Mint, Omoro', 'Neem, Omoro']);
  const { nearby } = await searchFor('neem', { district: 'Gulu', maxPrice: 3000 });
  expect(titles(nearby)).toEqual(['Neem, Omoro']);
  const choice = { ...everyAdvert, district: 'Gulu' };
  const { adverts, ...found } = await viewHerb(ports, visitor, 'neem', 'en', { choice });
  const listed = { adverts: adverts.items, ...found };
  expect(await listNearby(ports, visitor, { choice, herb: 'neem', listed })).toMatchObject({
    adverts: [{ price: 9000 }, { price: 2000 }],
    everywhere: 2,
  });
});

it('is nothing after five adverts, on a later page, or without a district', async () => {
  const { ports, feed } = await shop(
    ...Array.from({ length: 5 }, () => ['Ginger', 'Gulu'] as const),
    ['Mint', 'Omoro'],
    ...Array.from({ length: 4 }, () => ['Ginger', 'Lira'] as const),
  );
  expect(await feed({ district: 'Gulu' })).toBeUndefined();
  expect(await feed({ district: 'Lira' })).toBeDefined();
  expect(await feed({ maxPrice: 1 })).toBeUndefined();
  expect(await feed({})).toBeUndefined();
  const choice = { ...everyAdvert, district: 'Lira' };
  const listed = { adverts: [], advertCount: 4, further: true };
  expect(await listNearby(ports, visitor, { choice, listed })).toBeUndefined();
});

it('takes a district or village out of the query', async () => {
  const { searchFor } = await shop(
    ['Ginger', 'Kampala'],
    ['Ginger', 'Wakiso'],
    ['Mint', 'Wakiso'],
    ['Ginger', 'Arua'],
  );
  for (const q of ['ginger kampala', 'ginger in Ntinda', 'ginger Ntinda Kampala']) {
    const { nearby } = await searchFor(q);
    expect(nearby, q).toMatchObject({ district: 'Kampala', query: 'ginger', everywhere: 3 });
    expect(titles(nearby)).toContain('Ginger, Wakiso');
    expect(titles(nearby)).not.toContain('Ginger, Arua');
  }
  expect((await searchFor('ginger Ntinda', { district: 'Wakiso' })).nearby).toBeUndefined();
  expect((await searchFor('ginger')).nearby).toBeUndefined();
});

it('does not repeat what the list itself has', async () => {
  const { searchFor } = await shop(['Ginger of Kampala', 'Kampala'], ['Ginger', 'Wakiso']);
  const { listed, nearby } = await searchFor('ginger kampala');
  expect(listed.adverts).toMatchObject([{ title: 'Ginger Of Kampala' }]);
  expect(titles(nearby)).toEqual(['Ginger, Wakiso']);
});

it('is at most twenty, and says which district may have more', async () => {
  const { feed } = await shop(
    ['Mint', 'Oyam'],
    ...Array.from({ length: 30 }, () => ['Ginger', 'Omoro'] as const),
  );
  const nearby = await feed({ district: 'Gulu' });
  expect(nearby?.adverts).toHaveLength(20);
  expect(nearby?.districts).toEqual([{ district: 'Omoro', count: 25, more: true }]);
});

it('knows how many there are elsewhere if there is nothing around', async () => {
  const { searchFor } = await shop(['Ginger', 'Kampala']);
  const { nearby } = await searchFor('ginger', { district: 'Gulu' });
  expect(nearby).toMatchObject({ adverts: [], districts: [], everywhere: 1 });
  expect((await searchFor('mint', { district: 'Gulu' })).nearby).toBeUndefined();
});

it('finds nothing for what cannot be searched for', async () => {
  const { searchFor } = await shop(['Ginger', 'Omoro']);
  expect((await searchFor("'", { district: 'Gulu' })).nearby).toBeUndefined();
  expect((await searchFor('Gulu')).nearby).toMatchObject({ query: '', adverts: [{ title: 'Ginger' }] });
});
