import { spawnSync } from 'node:child_process';
import { rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { type Config, environmentWith, readConfig } from '../../adapters/config.ts';
import { idOf } from '../../adapters/contracts/samples.ts';
import { createDiskPhotoStore } from '../../adapters/photos/disk-photo-store.ts';
import { countedTables } from '../../adapters/sql/check/counters.ts';
import { type OpenDatabase, openSqlite } from '../../adapters/sql/connection/database.ts';
import { openPostgres } from '../../adapters/sql/connection/postgres-database.ts';
import { sharedPostgres } from '../../adapters/sql/connection/shared-postgres-for-test.ts';
import { contentsOf, fillSite, pictureKeys } from '../../adapters/sql/copy/full-site-for-test.ts';
import { migrateToLatest } from '../../adapters/sql/upkeep/migrate-to-latest.ts';
import { clearSearchWords, writeSearchWords } from '../../adapters/sql/words/search-words.ts';
import { temporaryFolder } from '../../adapters/temporary-folder-for-test.ts';
import { checkingPorts } from '../../app/composition/upkeep.server.ts';
import { pictureFileNames, wideFileNames } from '../../core/entities/picture.ts';
import type { PhotoStore } from '../../core/ports/photo-store.ts';
import { whileSiteIsBusy } from '../moving/busy-site-for-test.ts';
import { checkSite } from './check-site.ts';

const postgres = sharedPostgres();

const [ofAdvert = '', ofProfile = ''] = pictureKeys;
const stranger = 'f'.repeat(32);

describe.each(['SQLite', 'PostgreSQL'])('a shop on %s', (kind) => {
  let config: Config;
  let db: OpenDatabase['db'];
  let photoStore: PhotoStore;

  beforeEach(async () => {
    const folder = temporaryFolder();
    const url = kind === 'SQLite' ? {} : { DATABASE_URL: await postgres.create('migrated') };
    config = readConfig({ DATA_DIR: folder, ...url });
    const { database } = config;
    const opened = database.kind === 'sqlite' ? openSqlite(database) : openPostgres(database);
    onTestFinished(opened.close);
    db = opened.db;
    await migrateToLatest(db);
    await fillSite(db);
    photoStore = createDiskPhotoStore({ directory: join(folder, 'photos') });
    for (const name of pictureKeys.flatMap(pictureFileNames)) await photoStore.put(name, Buffer.from(name));
  });

  async function check(repair = false) {
    const lines: string[] = [];
    const complain = (line: string) => lines.push(line);
    const result = await checkSite({
      db,
      ports: await checkingPorts(db, config.photos),
      repair,
      complain,
      report: () => undefined,
    });
    return { ...result, lines: lines.toSorted() };
  }

  test('is in order, even with interrupted uploads, which nobody sees', async () => {
    await photoStore.removeAll(pictureKeys[2] ?? '');
    expect(await check()).toEqual({ problems: 0, repaired: 0, lines: [] });
  });

  test('has every wrong count named, and counted again on request', async () => {
    const before = await contentsOf(db);
    const counts = countedTables.flatMap(({ name, counters }) =>
      counters.map(({ column }) => [name, column]),
    );
    for (const [name = '', column = ''] of counts) {
      // Numbers that were given out may be higher than those that are left, never lower.
      const numbered = column.startsWith('last');
      // A list repeats a counter of the advert, so it has to differ from that one's wrong value too.
      const wrong = numbered ? 0 : name === 'listed_adverts' ? 8 : 7;
      await sql`update ${sql.table(name)} set ${sql.ref(column)} = ${wrong}`.execute(db);
    }
    const wrong = await contentsOf(db);
    const { lines } = await check();
    for (const [name, column] of counts) {
      const named = new RegExp(`^${name} .*[:,] ${column} is \\S+ and should be \\S+`);
      expect(lines).toContainEqual(expect.stringMatching(named));
    }
    expect(await contentsOf(db)).toEqual(wrong);
    expect(await check(true)).toMatchObject({ problems: lines.length, repaired: lines.length });
    expect(await contentsOf(db)).toEqual(before);
  });

  test('has every word named whose number of adverts is wrong, and counted again on request', async () => {
    await clearSearchWords(db);
    await db.transaction().execute(writeSearchWords);
    expect(await check()).toEqual({ problems: 0, repaired: 0, lines: [] });
    const all = () => sql`select word, adverts from spellings order by word`.execute(db);
    const { rows: before } = await all();
    expect(before.length).toBeGreaterThan(2);
    const [lost, wrong] = before as readonly { readonly word: string; readonly adverts: number }[];
    await sql`delete from spellings where word = ${lost?.word}`.execute(db);
    await sql`update spellings set adverts = 70 where word = ${wrong?.word}`.execute(db);
    await sql`insert into spellings (word, adverts) values ('zzz', 1)`.execute(db);
    const lines = [
      `spellings ${lost?.word}: adverts is 0 and should be ${lost?.adverts}`,
      `spellings ${wrong?.word}: adverts is 70 and should be ${wrong?.adverts}`,
      'spellings zzz: adverts is 1 and should be 0',
    ];
    expect(await check()).toEqual({ problems: 3, repaired: 0, lines });
    expect(await check(true)).toEqual({ problems: 3, repaired: 3, lines });
    expect((await all()).rows).toEqual(before);
    expect(await check()).toEqual({ problems: 0, repaired: 0, lines: [] });
  });

  test('has follows of oneself and those despite a block, which are repaired', async () => {
    const [amina, baraka] = [idOf('amina'), idOf('baraka')];
    await sql`delete from follows`.execute(db);
    await sql`delete from blocks`.execute(db);
    await sql`insert into blocks values (${amina}, ${baraka}, 1)`.execute(db);
    const pairs = [
      [amina, amina],
      [amina, baraka],
      [baraka, amina],
    ] as const;
    for (const [follower, seller] of pairs)
      await sql`insert into follows values (${follower}, ${seller}, 1)`.execute(db);
    const wrong = { problems: 3, repaired: 0 };
    const lines = pairs
      .map(([follower, seller]) => `follows ${follower} ${seller}: of oneself, or despite a block`)
      .toSorted();
    expect(await check()).toEqual({ ...wrong, lines });
    expect(await check(true)).toEqual({ ...wrong, repaired: 3, lines });
    expect(await check()).toEqual({ problems: 0, repaired: 0, lines: [] });
  });

  test('has pictures whose files are lost named, which nothing can repair', async () => {
    await photoStore.removeAll(ofAdvert);
    const [lost = ''] = pictureFileNames(ofProfile);
    rmSync(join(config.dataDir, 'photos', ofProfile.slice(0, 2), lost));
    const lines = [
      expect.stringContaining(`advert ad_1: picture ${ofAdvert} is missing 8 of its files`),
      `profile Amina.K: picture ${ofProfile} is missing 1 of its files (${lost})`,
    ];
    expect(await check()).toEqual({ problems: 2, repaired: 0, lines });
    expect(await check(true)).toEqual({ problems: 2, repaired: 0, lines });
  });

  test('is in order with pictures that still wait for their narrow copies', async () => {
    await db.updateTable('pictures').set({ narrow: 0 }).execute();
    for (const key of pictureKeys) {
      const wide = wideFileNames(key);
      const narrow = pictureFileNames(key).filter((name) => !wide.includes(name));
      for (const name of narrow) rmSync(join(config.dataDir, 'photos', key.slice(0, -30), name));
    }
    expect(await check()).toEqual({ problems: 0, repaired: 0, lines: [] });
  });

  test('has files that belong to no picture removed, unless they are new', async () => {
    const [name = ''] = pictureFileNames(stranger);
    await photoStore.put(name, Buffer.from('a stray'));
    expect(await check(true)).toMatchObject({ problems: 0 });
    const hours = Date.now() / 1000 - 2 * 3600;
    utimesSync(join(config.dataDir, 'photos', stranger.slice(0, 2), name), hours, hours);
    const lines = [`files of picture ${stranger}, which belongs to nothing`];
    expect(await check()).toEqual({ problems: 1, repaired: 0, lines });
    expect(await photoStore.read(name)).toBeDefined();
    expect(await check(true)).toEqual({ problems: 1, repaired: 1, lines });
    expect(await photoStore.read(name)).toBeUndefined();
  });

  test('is in order while people post, like and delete', async () => {
    await whileSiteIsBusy(config, async () => {
      for (let round = 0; round < 5; round += 1) expect(await check()).toMatchObject({ lines: [] });
    });
    expect(await check()).toMatchObject({ lines: [] });
  });
});

test('npm run check says what is wrong, and so does its exit code', async () => {
  const folder = temporaryFolder();
  const config = readConfig({ DATA_DIR: folder });
  const env = environmentWith({ DATA_DIR: folder });
  const run = (...args: string[]) =>
    spawnSync(process.execPath, ['scripts/run.js', 'scripts/commands/check.ts', ...args], {
      env,
      encoding: 'utf8',
    });
  expect(run('--help')).toMatchObject({ status: 0, stdout: expect.stringMatching(/^Usage: npm run check/) });
  expect(run()).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('there is no marketplace in'),
  });
  if (config.database.kind !== 'sqlite') throw new Error('The default is SQLite.');
  const { db, close } = openSqlite(config.database);
  await migrateToLatest(db);
  await sql`insert into accounts (id, email, email_verified, created_at) values ('a', 'a@b.ug', 1, 1)`.execute(
    db,
  );
  await sql`insert into profiles (account_id, username, username_key, full_name, about, address, phone_number,
    advert_count, likes_received, created_at) values ('a', 'a', 'a', 'A', '', '', '', 3, 0, 1)`.execute(db);
  await close();

  expect(run()).toMatchObject({
    status: 1,
    stderr: 'profiles a: advert_count is 3 and should be 0\n',
    stdout: expect.stringContaining('Problems: 1, repaired: 0, left: 1.'),
  });
  expect(run('--repair')).toMatchObject({ status: 0, stdout: expect.stringContaining('repaired: 1.') });
  expect(run()).toMatchObject({ status: 0, stdout: expect.stringContaining('Everything is in order.') });
});
