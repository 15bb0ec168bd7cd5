import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SearchEngine } from '../../core/ports/search-engine.ts';
import { connect, taskDone } from '../../search/connect.ts';
import { describeSearchEngine } from '../contracts/search-engine.ts';
import { startMeilisearch, type TestMeilisearch } from './meilisearch-for-test.ts';
import { createMeilisearchSearchEngine } from './meilisearch-search-engine.ts';

let meilisearch: TestMeilisearch;
beforeAll(async () => {
  meilisearch = await startMeilisearch();
});
afterAll(() => meilisearch.stop());

const connected = (apiKey = meilisearch.apiKey) =>
  createMeilisearchSearchEngine({ ...meilisearch, apiKey, onChange: () => undefined });

/** On a Meilisearch without any index, as it comes. */
async function open(): Promise<{ engine: SearchEngine; close(): Promise<void> }> {
  await removeAllIndexes();
  const engine = connected();
  await engine.adverts.update({ present: [], gone: ['ad_1'] });
  await engine.profiles.update({ present: [], gone: ['nobody'] });
  return { engine, close: async () => undefined };
}

async function removeAllIndexes(): Promise<void> {
  const client = connect(meilisearch, meilisearch.writeDeadline);
  const { results } = await client.getRawIndexes();
  for (const { uid } of results)
    await taskDone(client, await client.deleteIndex(uid), meilisearch.writeDeadline);
}

describeSearchEngine('Meilisearch', open);

describe('Meilisearch finds', () => {
  const advert = (id: string, title: string) => ({
    id,
    title,
    description: '',
    district: 'Kampala',
    village: undefined,
    price: 500,
    postedAt: new Date(1_000),
  });

  test.each([
    // Mistyped.
    ['neam', 'dried neem'],
    ['mulluluza', 'fresh mululuza'],
    ['moringga', 'moringa powder'],
    ['tumeric', 'turmeric powder'],
    // By another name.
    ['mululuza', 'bitter leaf, dried'],
    ['bitter leaf', 'omululuza omukalu'],
    ['omululuza', 'bitter leaf tea'],
    ['mwarobaini', 'neem leaves'],
    ['tangawizi', 'fresh entangawuzi'],
    ['ginger', 'ntangawuzi'],
    ['mlonge', 'moringa seeds'],
    ['lemongrass', 'kisubi'],
    ['kigaji', 'fresh aloe vera'],
    // By the botanical name.
    ['zingiber officinale', 'fresh tangawizi'],
    ['Zingi', 'ginger'],
  ])('by %s, mistyped or another name, %s', async (query, title) => {
    const { engine } = await open();
    const present = [advert('one', title), advert('two', 'coffee husks')];
    await engine.adverts.update({ present, gone: [] });
    expect(await engine.adverts.find(query, 20)).toEqual(['one']);
  });

  test('nobody who asks with another key', async () => {
    await open();
    const engine = connected('another key');
    await expect(engine.adverts.find('neem', 20)).rejects.toThrow(/key is invalid/);
    await expect(engine.adverts.update({ present: [], gone: ['one'] })).rejects.toThrow(/key is invalid/);
    await expect(connected('another key').check()).rejects.toThrow(/key is invalid/);
    await connected().check();
  });

  test('what was brought before its death', async () => {
    const { engine } = await open();
    await engine.adverts.update({ present: [advert('one', 'neem')], gone: [] });
    await meilisearch.kill();
    await expect(engine.adverts.find('neem', 20)).rejects.toThrow();
    await expect(engine.adverts.update({ present: [], gone: ['one'] })).rejects.toThrow();
    await meilisearch.revive();
    expect(await connected().adverts.find('neem', 20)).toEqual(['one']);
  });
});

test('a document that Meilisearch refuses is reported to the caller', async () => {
  const { engine } = await open();
  const nameless = { id: 'ad 1 / ?', username: 'a', fullName: 'b', createdAt: new Date(0) };
  await expect(engine.profiles.update({ present: [nameless], gone: [] })).rejects.toThrow(/identifier/);
});

test('several processes that find no index make one', async () => {
  await removeAllIndexes();
  const engines = Array.from({ length: 3 }, () => connected());
  const createdAt = new Date(0);
  await Promise.all(
    engines.map((engine, number) =>
      engine.profiles.update({
        present: [{ id: `id${number}`, username: `amina${number}`, fullName: '', createdAt }],
        gone: [],
      }),
    ),
  );
  expect(await engines[0]?.profiles.find('amina', 20)).toHaveLength(3);
});
