import { expect, test } from 'vitest';
import { everyAdvert } from '../../../core/adverts/filter.ts';
import { listFeed } from '../../../core/adverts/list-feed.ts';
import { listSaved } from '../../../core/adverts/list-saved.ts';
import type { Viewer } from '../../../core/shared/viewer.ts';
import { advertIdOf, idOf, insertAdvert, insertUser } from '../../contracts/samples.ts';
import { migratedSqlite } from '../connection/migrated-sqlite-for-test.ts';
import { storePorts } from './store-ports-for-test.ts';

const sqlite = migratedSqlite();

async function shop() {
  const { db, close } = await sqlite.open();
  const ports = storePorts(db);
  await insertUser(ports, 'amina');
  for (let number = 0; number < 60; number += 1) await insertAdvert(ports, idOf('amina'), number);
  return { ports, close };
}

const reader = { kind: 'user', accountId: idOf('amina') } as Viewer;

test('a page of which an advert is deleted while it is read leads to the next', async () => {
  const { ports, close } = await shop();
  const choice = { ...everyAdvert, district: 'Kampala' };
  // Uncounted, so that the cursors are read first, and the advert is removed right after them.
  const list: typeof ports.adverts.list = (query) => ports.adverts.list({ ...query, max: 0 });
  const reading = listFeed({ adverts: { ...ports.adverts, list } }, reader, { choice });
  const removing = ports.adverts.remove(advertIdOf(50));
  const page = await reading;
  await removing;
  expect(page.items).toHaveLength(19);
  const next = await listFeed(ports, reader, { choice, after: page.next });
  expect(next.items.map(({ id }) => id)).toEqual(
    Array.from({ length: 20 }, (_, index) => advertIdOf(39 - index)),
  );
  await close();
});

test('so does a page of what somebody has saved', async () => {
  const { ports, close } = await shop();
  for (let number = 0; number < 60; number += 1) {
    const save = { advertId: advertIdOf(number), accountId: idOf('amina'), at: new Date(number) };
    await ports.saves.set({ ...save, saved: true });
  }
  const reading = listSaved(ports, reader);
  const removing = ports.adverts.remove(advertIdOf(50));
  const page = await reading;
  await removing;
  expect(page.items).toHaveLength(20);
  expect(page.next).toBeDefined();
  await close();
});
