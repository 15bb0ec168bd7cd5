import { expect, it } from 'vitest';
import { memoryPorts } from '../../adapters/memory/memory-ports.ts';
import { dispatchOutbox, ensureScheduled } from '../dispatch-outbox.ts';
import { addAdvert, addUser } from '../fixtures-for-test.ts';
import { visitor } from '../shared/viewer.ts';
import { viewHerb } from './view-herb.ts';

const day = 24 * 60 * 60 * 1000;
const week = 7 * day;

/** A shop in which eight adverts about neem are posted at this price. */
async function shop(price = 1000) {
  const ports = memoryPorts();
  const seller = await addUser(ports, 'amina');
  const post = async (price: number) => {
    for (let number = 0; number < 8; number += 1) {
      await addAdvert(ports, seller, { herbtitle: 'Neem', description: 'Dried.', price: String(price) });
      ports.clock.advance(1);
    }
  };
  await post(price);
  const keep = async () => {
    await ensureScheduled(ports);
    ports.clock.advance(day);
    while ((await dispatchOutbox(ports)) > 0);
  };
  const weeks = async () => (await viewHerb(ports, visitor, 'neem', 'en')).usualPrices[0]?.weeks ?? [];
  return { ports, post, keep, weeks };
}

it('keeps the middle price of each week, which stays when prices rise', async () => {
  const { ports, post, keep, weeks } = await shop();
  for (let number = 0; number < 5; number += 1) {
    await keep();
    ports.clock.advance(week - day);
  }
  expect(await weeks()).toEqual([]);
  for (let number = 0; number < 2; number += 1) await post(5000);
  await keep();
  const prices = await weeks();
  expect(prices.map(({ middle }) => middle)).toEqual([1000, 1000, 1000, 1000, 1000, 5000]);
  expect(prices.at(-1)).toMatchObject({ low: 1000, high: 5000, adverts: 24 });
});

it('makes up the weeks before its first run from the adverts that are still live', async () => {
  const { ports, keep, weeks } = await shop();
  ports.clock.advance(5 * week);
  await keep();
  const made = await weeks();
  expect(made.length).toBeGreaterThanOrEqual(6);
  expect(new Set(made.map(({ middle, adverts }) => `${middle} ${adverts}`))).toEqual(new Set(['1000 8']));
});

it('says nothing of weeks with fewer than eight adverts', async () => {
  const { ports, keep } = await shop();
  await keep();
  expect(await ports.herbPrices.since('neem', 0)).toHaveLength(1);
  expect(await ports.herbPrices.since('moringa', 0)).toEqual([]);
});

it('forgets what is older than half a year', async () => {
  const { ports, keep } = await shop();
  await keep();
  ports.clock.advance(40 * week);
  await keep();
  expect(await ports.herbPrices.since('neem', 0)).toEqual([]);
});
