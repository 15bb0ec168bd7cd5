import { describe, expect, it } from 'vitest';
import { memoryPorts } from '../../adapters/memory/memory-ports.ts';
import { addAdvert, addAdverts, pagesOf, shop, twoUsers } from '../fixtures-for-test.ts';
import { type Viewer, visitor } from '../shared/viewer.ts';
import { everyAdvert } from './filter.ts';
import { listFeed } from './list-feed.ts';
import { toggleLike } from './toggle-like.ts';
import { toggleSaved } from './toggle-saved.ts';

it('shows adverts newest first, twenty a page, each once', async () => {
  const { ports, amina } = await twoUsers();
  const posted: string[] = [];
  for (let count = 0; count < 45; count += 1) {
    posted.push(await addAdvert(ports, amina));
    if (count % 2 === 0) ports.clock.advance(1_000);
  }
  const pages = await pagesOf((after) => listFeed(ports, visitor, { after }));
  expect(pages.map((page) => page.length)).toEqual([20, 20, 5]);
  expect(pages.flat().map((card) => card.id)).toEqual(posted.toReversed());
});

it('has no next page after exactly twenty', async () => {
  const { ports, amina } = await twoUsers();
  await addAdverts(ports, amina, 20);
  expect(await listFeed(ports, visitor)).toMatchObject({ items: { length: 20 }, next: undefined });
});

it('does not shift when something is posted in the meantime', async () => {
  const { ports, amina } = await twoUsers();
  const [oldest] = await addAdverts(ports, amina, 21);
  const { next, further } = await listFeed(ports, visitor);
  expect(further).toBe(false);
  await addAdvert(ports, amina);
  expect(await listFeed(ports, visitor, { after: next })).toMatchObject({
    items: [{ id: oldest }],
    further: true,
  });
});

it('begins at the newest when the cursor is not one of ours', async () => {
  const { ports, advertId } = await shop();
  expect(await listFeed(ports, visitor, { after: "1' or '1'='1" })).toMatchObject({
    items: [{ id: advertId }],
    further: false,
  });
});

it('is empty when nothing was posted', async () => {
  expect(await listFeed(memoryPorts(), visitor)).toEqual({
    items: [],
    next: undefined,
    advertCount: undefined,
    further: false,
  });
});

it('is counted when it is filtered or ordered', async () => {
  const { ports } = await shop();
  for (const asked of [{ order: 'cheapest' }, { district: 'Kampala' }] as const) {
    const choice = { ...everyAdvert, ...asked };
    expect(await listFeed(ports, visitor, { choice })).toMatchObject({ advertCount: 1 });
  }
});

it("shows a viewer's own like and save to nobody else", async () => {
  const { ports, amina, brian, advertId } = await shop();
  await toggleLike(ports, brian, { advertId, liked: true });
  await toggleSaved(ports, brian, { advertId, saved: true });
  const seen = async (viewer: Viewer) => {
    const [card] = (await listFeed(ports, viewer)).items;
    return [card?.likeCount, card?.likedByViewer, card?.savedByViewer];
  };
  expect(await seen(brian)).toEqual([1, true, true]);
  expect(await seen(amina)).toEqual([1, false, false]);
  expect(await seen(visitor)).toEqual([1, false, false]);
});

describe('a choice', () => {
  /** Prices from 1,000 to 30,000, the newest the highest, every third in Gulu; the last but one is liked. */
  async function shopOf30() {
    const { ports, amina, brian } = await twoUsers();
    const ids: string[] = [];
    for (let number = 1; number <= 30; number += 1) {
      const selectedDistrict = number % 3 === 0 ? 'Gulu' : 'Kampala';
      ids.push(
        await addAdvert(ports, amina, {
          price: String(number * 1000),
          selectedDistrict,
          selectedVillage: '',
        }),
      );
    }
    await toggleLike(ports, brian, { advertId: ids[28] ?? '', liked: true });
    return { ports, amina };
  }

  it('narrows the feed, and counts what is left', async () => {
    const { ports } = await shopOf30();
    const choice = { ...everyAdvert, district: 'Gulu', minPrice: 5000, maxPrice: 12_000 };
    const { items, next, advertCount } = await listFeed(ports, visitor, { choice });
    expect(items.map(({ price, district }) => [price, district])).toEqual([
      [12_000, 'Gulu'],
      [9000, 'Gulu'],
      [6000, 'Gulu'],
    ]);
    expect([next, advertCount]).toEqual([undefined, 3]);
  });

  it.each([
    ['cheapest', [1000, 2000], 30_000],
    ['dearest', [30_000, 29_000], 1000],
    ['liked', [29_000, 30_000], 1000],
    ['newest', [30_000, 29_000], 1000],
  ] as const)('orders it: %s, on every page', async (order, first, last) => {
    const { ports } = await shopOf30();
    const pages = await pagesOf((after) =>
      listFeed(ports, visitor, { choice: { ...everyAdvert, order }, after }),
    );
    const prices = pages.flat().map(({ price }) => price);
    expect(pages.map(({ length }) => length)).toEqual([20, 10]);
    expect([prices.slice(0, 2), prices.at(-1), new Set(prices).size]).toEqual([first, last, 30]);
  });

  it('begins at the first page for a cursor of another choice', async () => {
    const { ports } = await shopOf30();
    const cheapest = { ...everyAdvert, order: 'cheapest' } as const;
    const { next: after } = await listFeed(ports, visitor, { choice: cheapest });
    for (const choice of [
      everyAdvert,
      { ...cheapest, order: 'dearest' as const },
      { ...cheapest, maxPrice: 25_000 },
    ]) {
      const page = await listFeed(ports, visitor, { choice, after });
      expect(page).toEqual(await listFeed(ports, visitor, { choice }));
    }
    expect((await listFeed(ports, visitor, { choice: cheapest, after })).items).toHaveLength(10);
  });
});
