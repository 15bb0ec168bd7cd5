import { expect, it } from 'vitest';
import { everyAdvert } from '../adverts/filter.ts';
import { dispatchOutbox } from '../dispatch-outbox.ts';
import { addAdvert, threeUsers } from '../fixtures-for-test.ts';
import { saveSearch } from './save-search.ts';

it('finds searches that were saved when words were compared in another way, each once', async () => {
  const { ports, amina, brian, chebet } = await threeUsers();
  for (const user of [brian, chebet]) await saveSearch(ports, user, { q: 'ŋaali', filter: everyAdvert });
  await saveSearch(ports, chebet, { q: '250 g', filter: everyAdvert });
  const now = ports.clock.now();
  for (const search of await ports.savedSearches.inOrder({ after: undefined, limit: 9 })) {
    await ports.savedSearches.rekey(search.id, { id: `old ${search.id}`, key: `word ${search.query}` });
  }
  await saveSearch(ports, chebet, { q: '250g', filter: everyAdvert });
  expect(await ports.savedSearches.ofAccount(chebet.accountId)).toHaveLength(3);

  await ports.outbox.add('key', { kind: 'key-searches' }, now);
  await dispatchOutbox(ports);
  await saveSearch(ports, brian, { q: 'ngaali', filter: everyAdvert });
  await addAdvert(ports, amina, { herbtitle: 'Fresh ngaali' });
  await dispatchOutbox(ports);
  for (const user of [brian, chebet]) {
    const told = ports.database.tables.notifications.where((row) => row.accountId === user.accountId);
    expect(told).toHaveLength(1);
  }
  const queries = async (accountId: string) =>
    (await ports.savedSearches.ofAccount(accountId)).map(({ query }) => query).toSorted();
  expect(await queries(brian.accountId)).toEqual(['ŋaali']);
  expect(await queries(chebet.accountId)).toEqual(['250g', 'ŋaali']);
});

it('goes on until all have been made again, however many there are', async () => {
  const { ports, brian } = await threeUsers();
  await saveSearch(ports, brian, { q: 'mint', filter: everyAdvert });
  const [search] = await ports.savedSearches.inOrder({ after: undefined, limit: 1 });
  if (search === undefined) throw new Error('It was saved.');
  for (let number = 0; number < 450; number += 1) {
    const other = { ...search, id: `old ${number}`, query: `mint ${number}`, key: 'word old' };
    await ports.savedSearches.add(other, 1000);
  }
  await ports.outbox.add('key', { kind: 'key-searches' }, ports.clock.now());
  await dispatchOutbox(ports);
  const kept = await ports.savedSearches.inOrder({ after: undefined, limit: 1000 });
  expect(kept).toHaveLength(451);
  expect(kept.filter(({ key }) => key === 'word old')).toEqual([]);
});
