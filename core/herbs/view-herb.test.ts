import { expect, it } from 'vitest';
import { memoryPorts } from '../../adapters/memory/memory-ports.ts';
import { everyAdvert } from '../adverts/filter.ts';
import type { Language } from '../entities/language.ts';
import { addAdvert, addUser, refusalOf } from '../fixtures-for-test.ts';
import { visitor } from '../shared/viewer.ts';
import { viewHerb } from './view-herb.ts';

/** A shop with neem at these prices, the last one the newest. */
async function shop(...prices: readonly number[]) {
  const ports = memoryPorts();
  const seller = await addUser(ports, 'amina');
  for (const price of prices) {
    await addAdvert(ports, seller, { herbtitle: `Neem at ${price}`, price: String(price) });
    ports.clock.advance(1000);
  }
  return { ports, seller };
}

const day = 24 * 60 * 60 * 1000;

it('names a herb in each language, marks unconfirmed names, and shows adverts about it, newest first', async () => {
  const { ports, seller } = await shop(1000, 2000);
  await addAdvert(ports, seller, { herbtitle: 'Moringa' });
  const { name, botanical, names, adverts } = await viewHerb(ports, visitor, 'neem', 'en');
  expect([name, botanical]).toEqual(['Neem', 'Azadirachta indica']);
  expect(names.map(({ language, names }) => [language, ...names.map(({ text }) => text)])).toEqual([
    ['English', 'Indian lilac', 'nim tree'],
    ['Kiswahili', 'mwarobaini'],
  ]);
  expect(adverts.items.map(({ title }) => title)).toEqual(['Neem at 2000', 'Neem at 1000']);
});

it('shows the name in the language of the page first, and never again among the others', async () => {
  const { ports } = await shop();
  const seen = async (...of: [string, Language]) => {
    const { name, names } = await viewHerb(ports, visitor, ...of);
    return [name, ...names.map(({ language, names }) => [language, ...names.map(({ text }) => text)])];
  };
  expect(await seen('neem', 'sw')).toEqual(['Mwarobaini', ['English', 'neem', 'Indian lilac', 'nim tree']]);
  expect(await seen('west-african-albizia', 'lg'), 'also called so in Lusoga').toEqual([
    'Nongo',
    ['English', 'West African albizia'],
    ['Runyankole-Rukiga', 'musebega'],
    ['Ateso', 'ebatat'],
  ]);
});

it('shows the range of the middle half of prices, if there are eight adverts or more', async () => {
  const { ports, seller } = await shop(9000, 1000, 3000, 4000, 5000, 6000, 100_000);
  expect((await viewHerb(ports, visitor, 'neem', 'en')).usualPrices).toEqual([]);
  await addAdvert(ports, seller, { herbtitle: 'Neem', price: '2000' });
  expect((await viewHerb(ports, visitor, 'neem', 'en')).usualPrices).toEqual([
    { goods: '', unit: '', low: 3000, middle: 4500, high: 6000, adverts: 8, weeks: [] },
  ]);
});

it('ignores prices from more than 90 days ago', async () => {
  const { ports } = await shop(1000, 2000, 3000, 4000, 5000, 6000, 7000, 8000);
  ports.clock.advance(90 * day - 8000);
  expect((await viewHerb(ports, visitor, 'neem', 'en')).usualPrices).toHaveLength(1);
  ports.clock.advance(1);
  expect((await viewHerb(ports, visitor, 'neem', 'en')).usualPrices).toEqual([]);
});

it('pages the adverts without repeating or missing any', async () => {
  const { ports } = await shop(...Array.from({ length: 25 }, (_, index) => 1000 + index));
  const { items, next } = (await viewHerb(ports, visitor, 'neem', 'en')).adverts;
  const later = (await viewHerb(ports, visitor, 'neem', 'en', { after: next })).adverts;
  expect([items.length, later.items.length, later.next]).toEqual([20, 5, undefined]);
  expect(new Set([...items, ...later.items].map(({ id }) => id)).size).toBe(25);
});

it('filters, orders and counts the adverts, and accepts only cursors of the same choice and herb', async () => {
  const { ports, seller } = await shop(...Array.from({ length: 25 }, (_, index) => 1000 + index));
  const choice = { ...everyAdvert, minPrice: 1004, order: 'cheapest' } as const;
  const { adverts, advertCount } = await viewHerb(ports, visitor, 'neem', 'en', { choice });
  expect([adverts.items[0]?.price, adverts.items.length, advertCount]).toEqual([1004, 20, 21]);
  const after = adverts.next;
  const later = await viewHerb(ports, visitor, 'neem', 'en', { choice, after });
  expect(later.adverts.items.map(({ price }) => price)).toEqual([1024]);
  expect(later.further).toBe(true);
  const another = await viewHerb(ports, visitor, 'neem', 'en', { after });
  expect([another.adverts.items.length, another.further]).toEqual([20, false]);
  await addAdvert(ports, seller, { herbtitle: 'Moringa', price: '1010' });
  expect((await viewHerb(ports, visitor, 'moringa', 'en', { choice, after })).adverts.items).toHaveLength(1);
});

it.each(['nothing', 'khat', 'castor-oil-plant', '', '__proto__'])('refuses %j', async (slug) => {
  expect(await refusalOf(viewHerb(memoryPorts(), visitor, slug, 'en'))).toMatchObject({
    code: 'not-found',
    message: 'Herb not found',
  });
});
