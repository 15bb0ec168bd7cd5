import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startMeilisearch, type TestMeilisearch } from '../adapters/search/meilisearch-for-test.ts';
import { createMeilisearchSearchEngine } from '../adapters/search/meilisearch-search-engine.ts';
import type { SearchableAdvert, SearchableProfile } from '../core/entities/searchable.ts';
import { updateSearchedCopy } from '../core/indexing/update-searched-copy.ts';
import type { SearchSource, SourceOf } from '../core/ports/search-source.ts';
import { connect, taskDone } from './connect.ts';
import { reindex } from './reindex.ts';
import { advertIndex } from './settings.ts';

let meilisearch: TestMeilisearch;
beforeAll(async () => {
  meilisearch = await startMeilisearch();
});
afterAll(() => meilisearch.stop());

const connection = () => connect(meilisearch, meilisearch.writeDeadline);
const engine = () => createMeilisearchSearchEngine({ ...meilisearch, onChange: () => undefined });

async function indexNames(): Promise<readonly string[]> {
  const { results } = await connection().getRawIndexes();
  return results.map(({ uid }) => uid).toSorted();
}

beforeEach(async () => {
  const client = connection();
  for (const uid of await indexNames())
    await taskDone(client, await client.deleteIndex(uid), meilisearch.writeDeadline);
});

function advert(number: number, title: string): SearchableAdvert {
  const id = `ad_${String(number).padStart(5, '0')}`;
  return {
    id,
    title,
    description: '',
    district: 'Gulu',
    village: undefined,
    price: 500,
    postedAt: new Date(number),
  };
}

/** A shop of these items; `beforePage` is called before each page is read. */
function sourceOf<Item extends { readonly id: string }>(
  items: Map<string, Item>,
  beforePage: (after: string | undefined) => Promise<void> = async () => undefined,
): SourceOf<Item> {
  return {
    byIds: async (ids) => ids.flatMap((id) => items.get(id) ?? []),
    async after(id, limit) {
      const read = [...items.values()]
        .filter((item) => id === undefined || item.id > id)
        .toSorted((one, other) => (one.id < other.id ? -1 : 1))
        .slice(0, limit);
      await beforePage(id);
      return read;
    },
  };
}

function shop(adverts: readonly SearchableAdvert[], profiles: readonly SearchableProfile[] = []) {
  const held = new Map(adverts.map((item) => [item.id, item]));
  const source: SearchSource = {
    adverts: sourceOf(held),
    profiles: sourceOf(new Map(profiles.map((item) => [item.id, item]))),
  };
  return { held, source };
}

test('fills an index that is not there yet, page by page, and says how far it is', async () => {
  const adverts = Array.from({ length: 1_100 }, (_, number) => advert(number, `neem ${number}`));
  const amina = { id: 'amina', username: 'amina', fullName: 'Amina Nakato', createdAt: new Date(0) };
  const progress: string[] = [];
  const written = await reindex({
    client: connection(),
    source: shop(adverts, [amina]).source,
    onProgress: (what, count) => progress.push(`${count} ${what}`),
  });
  expect(written).toEqual({ adverts: 1_100, profiles: 1 });
  expect(progress).toEqual(['500 adverts', '1000 adverts', '1100 adverts', '1 profiles']);
  expect(await engine().adverts.find('1099', 20)).toEqual([advert(1_099, '').id]);
  expect(await engine().profiles.find('nakato', 20)).toEqual(['amina']);
  expect(await indexNames()).toEqual(['eddagala-adverts', 'eddagala-profiles']);
});

test('takes out what the shop does not hold any more, brings new settings, and can be run again', async () => {
  const { held, source } = shop([advert(1, 'dried neem'), advert(2, 'fresh neem')]);
  const client = connection();
  await reindex({ client, source });
  const wrong = { ...advertIndex.settings, synonyms: {} };
  const task = await client.index(advertIndex.uid).updateSettings(wrong);
  await taskDone(client, task, meilisearch.writeDeadline);
  held.delete(advert(1, '').id);
  await reindex({ client, source });
  await reindex({ client, source });
  expect(await engine().adverts.find('mwarobaini', 20)).toEqual([advert(2, '').id]);
});

test('leaves the present index as it is when the shop cannot be read to its end, and tidies up', async () => {
  const { source } = shop([advert(1, 'dried neem')]);
  await reindex({ client: connection(), source });
  const more = new Map(
    Array.from({ length: 600 }, (_, number) => [`ad_${number + 1_000}`, advert(number + 1_000, 'moringa')]),
  );
  const broken = sourceOf(more, async (after) => {
    if (after !== undefined) throw new Error('The database went away.');
  });
  const running = reindex({ client: connection(), source: { ...source, adverts: broken } });
  await expect(running).rejects.toThrow('The database went away.');
  expect(await engine().adverts.find('neem', 20)).toEqual([advert(1, '').id]);
  expect(await engine().adverts.find('moringa', 20)).toEqual([]);
  expect(await indexNames()).toEqual(['eddagala-adverts', 'eddagala-profiles']);
});

test('leaves the present index as it is when Meilisearch dies, and the next run makes good what was begun', async () => {
  const { source } = shop([advert(1, 'dried neem')]);
  await reindex({ client: connection(), source });
  const dying = sourceOf(new Map([[advert(2, '').id, advert(2, 'moringa')]]), () => meilisearch.kill());
  await expect(reindex({ client: connection(), source: { ...source, adverts: dying } })).rejects.toThrow();
  await meilisearch.revive();
  expect(await engine().adverts.find('neem', 20)).toEqual([advert(1, '').id]);
  await reindex({ client: connection(), source: shop([advert(3, 'fresh neem')]).source });
  expect(await engine().adverts.find('neem', 20)).toEqual([advert(3, '').id]);
  expect(await indexNames()).toEqual(['eddagala-adverts', 'eddagala-profiles']);
});

test('loses no change that is made while it runs, before or behind the page that it reads', async () => {
  const items = Array.from({ length: 1_200 }, (_, number) => advert(number, `neem ${number}`));
  const { held, source } = shop(items);
  await reindex({ client: connection(), source });
  const id = (number: number) => advert(number, '').id;
  const running = engine();
  const change = async (number: number, title: string | undefined) => {
    if (title === undefined) held.delete(id(number));
    else held.set(id(number), advert(number, title));
    await updateSearchedCopy(source.adverts, running.adverts, [id(number)]);
  };
  const changing = sourceOf(held, async (after) => {
    if (after !== id(499)) return;
    await change(100, 'moringa');
    await change(101, undefined);
    await change(600, 'moringa');
    await change(601, undefined);
    await change(1_100, 'moringa');
    await change(1_101, undefined);
    await change(0, 'moringa');
  });
  await reindex({ client: connection(), source: { ...source, adverts: changing } });
  expect(await running.adverts.find('moringa', 20)).toEqual([1_100, 600, 100, 0].map(id));
  for (const number of [101, 601, 1_101]) {
    expect(await running.adverts.find(String(number), 20)).not.toContain(id(number));
  }
  const { numberOfDocuments } = await connection().index('eddagala-adverts').getStats();
  expect(numberOfDocuments).toBe(1_197);
});

test('of two at once the later goes on and the earlier says so', async () => {
  const { source, held } = shop([advert(1, 'dried neem')]);
  let second: Promise<unknown> = Promise.resolve();
  const overtaken = sourceOf(held, async () => {
    second = reindex({ client: connection(), source });
    await second;
  });
  const first = reindex({ client: connection(), source: { ...source, adverts: overtaken } });
  await expect(first).rejects.toThrow('Another re-indexing run has taken over.');
  await second;
  expect(await engine().adverts.find('neem', 20)).toEqual([advert(1, '').id]);
  expect(await indexNames()).toEqual(['eddagala-adverts', 'eddagala-profiles']);
});
