import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { pictureFileName, pictureFileNames, wideFileNames } from '../../../core/entities/picture.ts';
import { queryOf } from '../../../core/indexing/query.ts';
import { foundBy, idOf, insertAdvert } from '../../contracts/samples.ts';
import { createMemoryClock } from '../../memory/clock.ts';
import { createMemoryPhotoStore, type MemoryPhotoStore } from '../../memory/photo-store.ts';
import { temporaryFolder } from '../../temporary-folder-for-test.ts';
import { type OpenDatabase, openSqlite, openSqliteReader } from '../connection/database.ts';
import { migratedSqlite } from '../connection/migrated-sqlite-for-test.ts';
import { sharedPostgres } from '../connection/shared-postgres-for-test.ts';
import { createSqlStores } from '../stores/sql-stores.ts';
import { migrateToLatest } from '../upkeep/migrate-to-latest.ts';
import { createSqlSearchIndex } from '../words/search-index.ts';
import { writeSearchWords } from '../words/search-words.ts';
import { isEmptySite } from './clear-site.ts';
import type { PictureFiles } from './copy-pictures.ts';
import { type CopyOptions, copySite } from './copy-site.ts';
import { contentsOf, fillSite, lastLine, pictureKeys } from './full-site-for-test.ts';
import { movingTables } from './tables.ts';

const postgres = sharedPostgres();

const newFile = () => join(temporaryFolder(), 'shop.sqlite');

function opened<Open extends OpenDatabase>(database: Open): Open {
  onTestFinished(() => database.close());
  return database;
}

const sqlite = migratedSqlite();
const migrated = async () => opened(await sqlite.open());
const emptySqlite = () => opened(openSqlite({ file: newFile() }));
const emptyPostgres = async () => opened(await postgres.open());

/** A site in which every table has rows. */
async function fullShop(database: OpenDatabase) {
  await migrateToLatest(database.db);
  await fillSite(database.db);
  return database.db;
}

function photoStore(): MemoryPhotoStore {
  return createMemoryPhotoStore(createMemoryClock(new Date(0)));
}

async function fullPhotoStore(): Promise<MemoryPhotoStore> {
  const store = photoStore();
  for (const name of pictureKeys.flatMap(pictureFileNames))
    await store.put(name, Buffer.from(`the bytes of ${name}`));
  return store;
}

function bytesOf(store: MemoryPhotoStore): readonly (readonly [string, string])[] {
  return [...store.files].map(([name, { bytes }]) => [name, Buffer.from(bytes).toString()] as const).sort();
}

const quiet: Pick<CopyOptions, 'pictures' | 'report'> = { pictures: undefined, report: () => undefined };

/** Another advert, with only this picture. */
async function addAdvertWith(db: OpenDatabase['db'], key: string): Promise<void> {
  const advert = await db.selectFrom('adverts').selectAll().executeTakeFirstOrThrow();
  await db
    .insertInto('adverts')
    .values({ ...advert, id: 'ad_late', cover_key: key })
    .execute();
  await db
    .insertInto('advert_pictures')
    .values({ advert_id: 'ad_late', position: 0, picture_key: key })
    .execute();
}

/** A report that fails as soon as it gets this line. */
function breakAt(line: RegExp): (line: string) => void {
  return (reported) => {
    if (line.test(reported)) throw new Error('the power is gone');
  };
}

/** Expects search to find the copied adverts: its words are not copied, but computed. */
async function expectFound(db: OpenDatabase['db']): Promise<void> {
  const index = createSqlSearchIndex(db);
  for (const q of ['neem 👩🏾‍⚕️', 'mwarobaini', 'მცენარე']) {
    expect(await foundBy(index, q), q).toMatchObject({ places: [{ id: 'ad_1' }] });
  }
  expect(await index.profiles(queryOf("o'neem"), 9)).toEqual([idOf('amina')]);
}

describe('the lists of tables', () => {
  test('give each its primary key', async () => {
    const { db } = await migrated();
    for (const { name, key } of movingTables) {
      const { rows } = await sql<{ name: string }>`
        select name from pragma_table_info(${name}) where pk > 0 order by pk`.execute(db);
      expect(
        rows.map((row) => row.name),
        name,
      ).toEqual(key);
    }
  });

  test('are all tried here: the full shop has rows in each', async () => {
    const contents = await contentsOf(await fullShop(await migrated()));
    for (const { name } of movingTables) expect(contents[name]?.length, name).toBeGreaterThan(0);
  });
});

test('a shop comes back the same from SQLite through PostgreSQL, and both continue counting', async () => {
  const from = await fullShop(await migrated());
  const { db: between } = await emptyPostgres();
  const { db: back } = emptySqlite();
  const there = await copySite({ ...quiet, from, to: between });
  await copySite({ ...quiet, from: between, to: back });

  expect(there.wasThere).toBe(false);
  expect(there.tables.get('listed_adverts')?.rows).toBe(1203);
  const contents = await contentsOf(from);
  expect(await contentsOf(between)).toEqual(contents);
  expect(await contentsOf(back)).toEqual(contents);
  expect(await back.selectFrom('throttle').selectAll().execute()).toEqual([]);

  for (const db of [between, back]) {
    await expectFound(db);
    await db
      .insertInto('payment_ledger')
      .values({ id: 'new', reference: 'r', at: 1, step: 'paid', amount: 500, raw: '' })
      .execute();
    const { line } = await db
      .selectFrom('payment_ledger')
      .select('line')
      .where('id', '=', 'new')
      .executeTakeFirstOrThrow();
    expect(line).toBe(lastLine + 1);
    const stores = createSqlStores(db);
    const { id } = await insertAdvert(stores, idOf('amina'), 5);
    expect((await stores.adverts.cards({ viewerId: undefined, ids: [id, 'ad_1'] })).length).toBe(2);
  }
});

describe.each([
  { database: 'SQLite', open: async () => emptySqlite() },
  { database: 'PostgreSQL', open: emptyPostgres },
])('into $database', ({ open }) => {
  let to: OpenDatabase['db'];
  let from: OpenDatabase['db'];
  beforeEach(async () => {
    from = await fullShop(await migrated());
    to = (await open()).db;
  });

  test('a copy that breaks off leaves no row, and the next one is whole', async () => {
    await expect(copySite({ ...quiet, from, to, report: breakAt(/^messages/) })).rejects.toThrow(
      'the power is gone',
    );
    expect(await isEmptySite(to)).toBe(true);
    await copySite({ ...quiet, from, to });
    expect(await contentsOf(to)).toEqual(await contentsOf(from));
  });

  test('a copy from a source that is refused at its end leaves no row', async () => {
    const seen: string[] = [];
    const refuseSource = async (source: OpenDatabase['db']) => {
      seen.push(...((await contentsOf(source))['comments']?.map(() => 'a comment') ?? []));
      throw new Error('a site has started');
    };
    await expect(copySite({ ...quiet, from, to, refuseSource })).rejects.toThrow('a site has started');
    expect(seen).toEqual(['a comment']);
    expect(await isEmptySite(to)).toBe(true);
  });

  test('run again when everything is there, it finds that out', async () => {
    await copySite({ ...quiet, from, to });
    const pictures = { from: await fullPhotoStore(), to: photoStore() };
    expect(await copySite({ ...quiet, from, to, pictures })).toMatchObject({
      wasThere: true,
      pictures: { pictures: 4, files: 32 },
    });
    expect(bytesOf(pictures.to)).toEqual(bytesOf(pictures.from));
  });

  test('another shop is refused and stays as it is', async () => {
    await fullShop({ db: to, close: async () => {} });
    await to.updateTable('comments').set({ text: 'mine' }).execute();
    const before = await contentsOf(to);
    const pictures = { from: await fullPhotoStore(), to: photoStore() };
    await expect(copySite({ ...quiet, from, to, pictures })).rejects.toThrow(
      /^The target holds another marketplace, .*\(comments differ\); it was not changed\.$/,
    );
    expect(await contentsOf(to)).toEqual(before);
    expect(pictures.to.files.size).toBe(0);
  });

  test('another shop is replaced if requested, and only by one that is whole', async () => {
    await fullShop({ db: to, close: async () => {} });
    await to.updateTable('comments').set({ text: 'mine' }).execute();
    await sql`update adverts set title = 'mine'`.execute(to);
    await to.transaction().execute(writeSearchWords);
    const before = await contentsOf(to);
    await expect(
      copySite({ ...quiet, from, to, replace: true, report: breakAt(/^promotions/) }),
    ).rejects.toThrow('the power is gone');
    expect(await contentsOf(to)).toEqual(before);
    await copySite({ ...quiet, from, to, replace: true });
    expect(await contentsOf(to)).toEqual(await contentsOf(from));
    await expectFound(to);
    expect(await foundBy(createSqlSearchIndex(to), 'mine')).toMatchObject({ count: 0 });
    await expect(sql`delete from payment_ledger`.execute(to)).rejects.toThrow('a line of the ledger stays');
  });
});

test('a row that is changed on its way is noticed, and nothing stays', async () => {
  const from = await fullShop(await migrated());
  const { db: to } = await migrated();
  await sql`create trigger tamper after insert on comments
    begin update comments set text = 'webalE' where id = new.id; end`.execute(to);
  await expect(copySite({ ...quiet, from, to })).rejects.toThrow(
    'comments: 1 of 1 rows arrived, or some are damaged.',
  );
  expect(await isEmptySite(to)).toBe(true);
});

test('a number that JavaScript cannot hold is refused rather than rounded', async () => {
  const from = await fullShop(await migrated());
  await sql`update likes set liked_at = 9007199254740993`.execute(from);
  await expect(copySite({ ...quiet, from, to: emptySqlite().db })).rejects.toThrow(
    'likes: a number in it is too large',
  );
});

test.each(['SQLite', 'PostgreSQL'])(
  'what is written to a source on %s meanwhile stays behind',
  async (kind) => {
    const file = newFile();
    const writer = kind === 'SQLite' ? opened(openSqlite({ file })) : await emptyPostgres();
    await fullShop(writer);
    const source = kind === 'SQLite' ? opened(openSqliteReader({ file })).db : writer.db;
    const before = await contentsOf(writer.db);
    const { db: to } = emptySqlite();
    const writes: Promise<unknown>[] = [];
    await copySite({
      ...quiet,
      from: source,
      to,
      report(line) {
        if (!line.startsWith('accounts')) return;
        const text = 'written meanwhile';
        writes.push(writer.db.updateTable('comments').set({ text }).execute());
      },
    });
    await Promise.all(writes);
    expect(writes).toHaveLength(1);
    expect(await contentsOf(to)).toEqual(before);
  },
);

describe('a source that is not at the newest migration', () => {
  const copyFrom = (from: OpenDatabase['db']) => copySite({ ...quiet, from, to: emptySqlite().db });

  test('is refused, with what to do', async () => {
    const from = await fullShop(await migrated());
    const { rows } = await sql<{ name: string }>`select max(name) as name from kysely_migration`.execute(
      from,
    );
    await sql`delete from kysely_migration where name = ${rows[0]?.name}`.execute(from);
    await expect(copyFrom(from)).rejects.toThrow(
      'The source was made by an older version: run npm run migrate on it first.',
    );
  });

  test('is refused if it is of a newer version', async () => {
    const from = await fullShop(await migrated());
    await sql`insert into kysely_migration values ('9999-later', '')`.execute(from);
    await expect(copyFrom(from)).rejects.toThrow('made by a newer version');
  });

  test('is refused if it is not a shop', async () => {
    await expect(copyFrom(emptySqlite().db)).rejects.toThrow('The source holds no marketplace.');
  });
});

describe('pictures', () => {
  let from: OpenDatabase['db'];
  let to: OpenDatabase['db'];
  beforeEach(async () => {
    from = await fullShop(await migrated());
    to = emptySqlite().db;
  });

  test('are copied, and those that nobody knows are left behind', async () => {
    const pictures = { from: await fullPhotoStore(), to: photoStore() };
    const known = bytesOf(pictures.from);
    await pictures.from.put(pictureFileName('f'.repeat(32), 320, 'jpg'), Buffer.from('a stray'));
    const copied = await copySite({ ...quiet, from, to, pictures });
    expect(copied.pictures).toEqual({
      pictures: 4,
      files: 32,
      bytes: known.reduce((sum, [, bytes]) => sum + bytes.length, 0),
    });
    expect(copied.missing).toEqual([]);
    expect(bytesOf(pictures.to)).toEqual(known);
  });

  test('that are there already are not written again', async () => {
    const pictures = { from: await fullPhotoStore(), to: await fullPhotoStore() };
    const [changed = ''] = pictures.to.files.keys();
    await pictures.to.put(changed, Buffer.from('half of i'));
    const written: string[] = [];
    const noting: PictureFiles = {
      read: pictures.to.read,
      put: async (name, bytes) => {
        written.push(name);
        await pictures.to.put(name, bytes);
      },
    };
    await copySite({ ...quiet, from, to, pictures: { from: pictures.from, to: noting } });
    expect(written).toEqual([changed]);
    expect(bytesOf(pictures.to)).toEqual(bytesOf(pictures.from));
  });

  test('that arrive changed are noticed before any row is there', async () => {
    const store = photoStore();
    const careless: PictureFiles = {
      read: store.read,
      put: (name, bytes) =>
        store.put(
          name,
          bytes.map((byte, index) => (index === 3 ? byte ^ 1 : byte)),
        ),
    };
    const pictures = { from: await fullPhotoStore(), to: careless };
    await expect(copySite({ ...quiet, from, to, pictures })).rejects.toThrow(
      'was damaged while being copied',
    );
    expect(await isEmptySite(to)).toBe(true);
  });

  test('that lacked a file before are named', async () => {
    const [first = '', second = ''] = pictureKeys;
    const source = await fullPhotoStore();
    await source.removeAll(second);
    const partly: PictureFiles = {
      put: source.put,
      read: async (name) => (name === `${first}-640.jpg` ? undefined : source.read(name)),
    };
    const copied = await copySite({ ...quiet, from, to, pictures: { from: partly, to: photoStore() } });
    expect(copied.pictures).toMatchObject({ pictures: 2, files: 16 });
    expect(copied.missing).toEqual([
      { key: first, shownBy: ['advert ad_1'] },
      { key: second, shownBy: ['profile Amina.K'] },
    ]);
  });

  test('that still wait for their narrow copies are complete, and get those that are made in the meantime', async () => {
    await from.updateTable('pictures').set({ narrow: 0 }).execute();
    const source = photoStore();
    const put = (name: string) => source.put(name, Buffer.from(name));
    for (const name of pictureKeys.flatMap(wideFileNames)) await put(name);
    const [first = ''] = pictureKeys;
    let added = false;
    const growing: PictureFiles = {
      put: source.put,
      async read(name) {
        const bytes = await source.read(name);
        if (!added && name === pictureFileName(first, 1280, 'jpg')) {
          added = true;
          for (const name of pictureFileNames(first)) await put(name);
          await from.updateTable('pictures').set({ narrow: 1 }).where('key', '=', first).execute();
        }
        return bytes;
      },
    };
    const target = photoStore();
    const copied = await copySite({ ...quiet, from, to, pictures: { from: growing, to: target } });
    expect(copied).toMatchObject({ pictures: { pictures: 4 }, missing: [] });
    expect(bytesOf(target)).toEqual(bytesOf(source));
  });

  test('that nobody sees may lack files: an upload was interrupted', async () => {
    const [, , held = ''] = pictureKeys;
    const source = await fullPhotoStore();
    await source.removeAll(held);
    const copied = await copySite({ ...quiet, from, to, pictures: { from: source, to: photoStore() } });
    expect(copied.missing).toEqual([]);
  });

  test('of which none is where they should be stop the copy', async () => {
    const pictures = { from: photoStore(), to: photoStore() };
    await expect(copySite({ ...quiet, from, to, pictures })).rejects.toThrow(
      'The source has no files for 4 pictures',
    );
    expect(await isEmptySite(to)).toBe(true);
  });

  test('of another shop where they should go stop the copy before it begins', async () => {
    const pictures = { from: await fullPhotoStore(), to: photoStore() };
    await pictures.to.put(pictureFileName('f'.repeat(32), 320, 'jpg'), Buffer.from('not ours'));
    await expect(copySite({ ...quiet, from, to, pictures, kept: pictures.to.keys() })).rejects.toThrow(
      'There are pictures of another marketplace where these should go',
    );
    expect(pictures.to.files.size).toBe(1);
    expect(await isEmptySite(to)).toBe(true);
  });

  test('that are uploaded while the others are being copied are copied too', async () => {
    const source = await fullPhotoStore();
    const target = photoStore();
    const late = 'e'.repeat(32);
    let uploaded = false;
    const slow: PictureFiles = {
      read: target.read,
      put: async (name, bytes) => {
        if (!uploaded) {
          uploaded = true;
          for (const file of pictureFileNames(late)) await source.put(file, Buffer.from(file));
          await from
            .insertInto('pictures')
            .values({
              key: late,
              width: 1,
              height: 1,
              placeholder: '',
              reference_count: 1,
              bytes: 1,
              narrow: 1,
            })
            .execute();
        }
        await target.put(name, bytes);
      },
    };
    const copied = await copySite({ ...quiet, from, to, pictures: { from: source, to: slow } });
    expect(copied.pictures).toMatchObject({ pictures: 5, files: 40 });
    expect(bytesOf(target)).toEqual(bytesOf(source));
  });

  test('whose files come after their rows, as an upload writes them, are copied with the advert', async () => {
    const source = await fullPhotoStore();
    const target = photoStore();
    const key = 'a'.repeat(32);
    await from
      .insertInto('pictures')
      .values({ key, width: 1, height: 1, placeholder: '', reference_count: 1, bytes: 1, narrow: 1 })
      .execute();
    let asked = false;
    const uploading: PictureFiles = {
      put: source.put,
      read: async (name) => {
        const found = await source.read(name);
        if (!asked && name.startsWith(key)) {
          asked = true;
          for (const file of pictureFileNames(key)) await source.put(file, Buffer.from(file));
          await from
            .insertInto('advert_pictures')
            .values({ advert_id: 'ad_1', position: 1, picture_key: key })
            .execute();
        }
        return found;
      },
    };
    const copied = await copySite({ ...quiet, from, to, pictures: { from: uploading, to: target } });
    expect(copied.missing).toEqual([]);
    expect(copied.pictures).toMatchObject({ pictures: 5, files: 40 });
    expect(bytesOf(target)).toEqual(bytesOf(source));
  });

  test.each(['SQLite', 'PostgreSQL'])(
    'that are removed from a source on %s after its rows were fixed leave no row without files',
    async (kind) => {
      const file = newFile();
      const writer = kind === 'SQLite' ? opened(openSqlite({ file })) : await emptyPostgres();
      await fullShop(writer);
      const from = kind === 'SQLite' ? opened(openSqliteReader({ file })).db : writer.db;
      const source = await fullPhotoStore();
      const late = 'e'.repeat(32);
      const upload = async () => {
        for (const name of pictureFileNames(late)) await source.put(name, Buffer.from(name));
        const row = {
          key: late,
          width: 1,
          height: 1,
          placeholder: '',
          reference_count: 1,
          bytes: 1,
          narrow: 1,
        };
        await writer.db.insertInto('pictures').values(row).execute();
        await addAdvertWith(writer.db, late);
      };
      const remove = async () => {
        await writer.db.deleteFrom('adverts').where('id', '=', 'ad_late').execute();
        await writer.db.deleteFrom('pictures').where('key', '=', late).execute();
        await source.removeAll(late);
      };
      const acts = [upload, remove];
      const changing: PictureFiles = {
        put: source.put,
        read: async (name) => {
          const next = name.startsWith(late) || acts.length === 2 ? acts.shift() : undefined;
          await next?.();
          return source.read(name);
        },
      };
      const copied = await copySite({ ...quiet, from, to, pictures: { from: changing, to: photoStore() } });
      expect(acts).toEqual([]);
      expect(copied.missing).toEqual([]);
      expect(await to.selectFrom('adverts').select('id').execute()).toEqual([{ id: 'ad_1' }]);
    },
  );
});
