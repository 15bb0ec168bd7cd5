import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { type Config, environmentWith, readConfig } from '../../adapters/config.ts';
import { foundBy } from '../../adapters/contracts/samples.ts';
import { createDiskPhotoStore } from '../../adapters/photos/disk-photo-store.ts';
import { type OpenDatabase, openSqlite, openSqliteReader } from '../../adapters/sql/connection/database.ts';
import { lockSqlite } from '../../adapters/sql/connection/lock-sqlite.ts';
import { openPostgres } from '../../adapters/sql/connection/postgres-database.ts';
import { sharedPostgres } from '../../adapters/sql/connection/shared-postgres-for-test.ts';
import { createArchive, sealArchive, verifyArchive } from '../../adapters/sql/copy/archive.ts';
import { contentsOf, fillSite, pictureKeys } from '../../adapters/sql/copy/full-site-for-test.ts';
import { type Tally, tallyOf } from '../../adapters/sql/copy/rows.ts';
import { movingTables } from '../../adapters/sql/copy/tables.ts';
import { migrateToLatest } from '../../adapters/sql/upkeep/migrate-to-latest.ts';
import { createSqlSearchIndex } from '../../adapters/sql/words/search-index.ts';
import { temporaryFolder } from '../../adapters/temporary-folder-for-test.ts';
import { pictureFileNames } from '../../core/entities/picture.ts';
import { migrations } from '../../migrations/index.ts';
import { withLockFile } from '../cli/with-lock-file.ts';
import { backUpInto, nameOf } from './backup-folder.ts';
import { whileSiteIsBusy } from './busy-site-for-test.ts';
import { describeCopied } from './describe-copied.ts';
import { readLocation } from './location.ts';
import { moveSite } from './move-site.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const postgres = sharedPostgres();
/** The site of which each test has a copy. */
let pattern: Config;
let folder = temporaryFolder(afterAll);
let shop: Config;

beforeAll(async () => {
  pattern = configOf('shop');
  const { db, close } = open(pattern);
  await migrateToLatest(db);
  await fillSite(db);
  await close();
  const store = createDiskPhotoStore({ directory: join(pattern.dataDir, 'photos') });
  for (const name of pictureKeys.flatMap(pictureFileNames))
    await store.put(name, Buffer.from(`bytes of ${name}`));
});
beforeEach(() => {
  folder = temporaryFolder();
  shop = configOf('shop');
  cpSync(pattern.dataDir, shop.dataDir, { recursive: true });
});

/** A command in its own process, which has no terminal. */
function run(settings: Record<string, string>, script: string, ...args: string[]) {
  return runWith([], settings, script, ...args);
}

/** As `run`, with a terminal as output. */
function runOnTerminal(script: string, ...args: string[]) {
  return runWith(['--import', 'data:text/javascript,process.stdout.isTTY=true'], {}, script, ...args);
}

function runWith(
  flags: readonly string[],
  settings: Record<string, string>,
  script: string,
  ...args: string[]
) {
  const env = environmentWith({ DATA_DIR: shop.dataDir, ...settings });
  return spawnSync(process.execPath, [...flags, 'scripts/run.js', `scripts/commands/${script}.ts`, ...args], {
    env,
    encoding: 'utf8',
  });
}

const quiet = () => undefined;

/** The configuration of a site with its own data folder. */
function configOf(name: string, settings: Record<string, string> = {}): Config {
  return readConfig({ DATA_DIR: join(folder, name), ...settings });
}

function open({ database }: Config): OpenDatabase {
  return database.kind === 'sqlite' ? openSqlite(database) : openPostgres({ url: database.url, poolSize: 1 });
}

async function rowsOf(config: Config): Promise<Awaited<ReturnType<typeof contentsOf>>> {
  const { db, close } = open(config);
  try {
    return await contentsOf(db);
  } finally {
    await close();
  }
}

function picturesOf({ dataDir }: Config): Record<string, string> {
  const photos = join(dataDir, 'photos');
  const names = readdirSync(photos, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => statSync(join(photos, name)).isFile()).sort();
  return Object.fromEntries(files.map((name) => [name, readFileSync(join(photos, name), 'utf8')]));
}

async function advertsFound(config: Config, q: string): Promise<readonly string[]> {
  const { db, close } = open(config);
  try {
    const { places } = await foundBy(createSqlSearchIndex(db), q);
    return places.map(({ id }) => id);
  } finally {
    await close();
  }
}

async function expectSame(there: Config): Promise<void> {
  expect(await rowsOf(there)).toEqual(await rowsOf(shop));
  expect(await advertsFound(there, 'mwarobaini')).toEqual(['ad_1']);
  expect(picturesOf(there)).toEqual(picturesOf(shop));
}

/** The site, moved to a location of this kind. */
async function moved(kind: string): Promise<Config> {
  if (kind === 'SQLite') return shop;
  const there = configOf('there', { DATABASE_URL: await postgres.create() });
  const { database, photos } = there;
  await moveSite({ from: source(undefined, shop), to: { database, photos } }, quiet);
  return there;
}

const target = (database: string | undefined, config: Config) =>
  readLocation({ option: 'to', database, photos: undefined }, config);
const source = (database: string | undefined, config: Config) =>
  readLocation({ option: 'from', database, photos: undefined }, config);

/** What a site does to its advert while something else goes on. */
function change({ database }: Config, text: string): void {
  if (database.kind !== 'sqlite') throw new Error('That is not on SQLite.');
  const sqlite = new Sqlite(database.file);
  sqlite.prepare('update comments set text = ?').run(text);
  sqlite.close();
}

describe('moving a shop', () => {
  test('takes a data folder to PostgreSQL and back, pictures and all', async () => {
    const url = await postgres.create();
    const there = configOf('there', { DATABASE_URL: url });
    const back = configOf('back');
    const between = target(url, there);
    const from = source(`sqlite:${shop.dataDir}`, there);
    const moved = await moveSite({ from, to: between }, quiet);
    expect(describeCopied(moved)[0]).toMatch(
      new RegExp(
        `^\\d+ rows in ${movingTables.length} tables and 4 pictures \\(32 files, 0\\.0 MB\\), all read back and compared\\.$`,
      ),
    );
    await expectSame(there);

    const to = target(`sqlite:${back.dataDir}`, there);
    await moveSite({ from: between, to }, quiet);
    await expectSame(back);
  });

  test('leaves pictures where they are if both databases use the same store', async () => {
    const to = target(await postgres.create(), shop);
    const from = source(undefined, shop);
    const lines: string[] = [];
    await moveSite({ from, to }, (line) => lines.push(line));
    expect(lines).toContain(`Pictures stay in ${join(shop.dataDir, 'photos')}`);
  });

  test('refuses a target in which a site is at work', async () => {
    const other = configOf('other');
    open(other).close();
    const from = source(undefined, shop);
    const { db, close } = open(other);
    await db.selectFrom('accounts').select('id').execute().catch(quiet);
    onTestFinished(close);
    await expect(moveSite({ from, to: target(undefined, other) }, quiet)).rejects.toThrow(
      `${join(other.dataDir, 'eddagala.db')} is in use: stop the site first.`,
    );

    const url = await postgres.create();
    const site = openPostgres({ url });
    onTestFinished(site.close);
    await site.pool.query('select 1');
    const to = target(url, other);
    await expect(moveSite({ from, to }, quiet)).rejects.toThrow('is in use: stop the site first.');
  });

  test.each(['SQLite', 'PostgreSQL'])(
    'refuses a source on %s in which a site is at work, unless the operator insists',
    async (kind) => {
      const [here, other] = [await moved(kind), configOf('other')];
      const { db, close } = open(here);
      await db.selectFrom('accounts').select('id').execute();
      onTestFinished(close);
      const between = { from: source(undefined, here), to: target(undefined, other) };
      const lines: string[] = [];
      const report = (line: string) => lines.push(line);
      await expect(moveSite(between, report)).rejects.toThrow(
        /^.+ is in use: stop the site first\. With --from-running it is copied all the same, and what is written there meanwhile is lost\.$/,
      );
      expect([lines, existsSync(join(other.dataDir, 'eddagala.db'))]).toEqual([[], false]);

      await moveSite({ ...between, fromRunning: true }, report);
      expect(lines[0]).toBe('The source is in use: what is written there from now on is lost.');
      expect(await rowsOf(other)).toEqual(await rowsOf(here));
    },
  );

  test('refuses a source in which a site has started since it began, and leaves no rows', async () => {
    const other = configOf('other');
    const start = (line: string) => {
      if (line.startsWith('accounts')) lockSqlite({ file: join(shop.dataDir, 'eddagala.db') });
    };
    const between = { from: source(undefined, shop), to: target(undefined, other) };
    await expect(moveSite(between, start)).rejects.toThrow('is in use: stop the site first.');
    expect((await rowsOf(other))['accounts']).toEqual([]);
  });

  test('refuses to move to where the shop is, and from where there is none', async () => {
    const from = source(undefined, shop);
    await expect(moveSite({ from, to: from }, quiet)).rejects.toThrow('name the same database');
    const nowhere = source(`sqlite:${join(folder, 'nowhere')}`, shop);
    await expect(moveSite({ from: nowhere, to: from }, quiet)).rejects.toThrow('There is no marketplace at');
  });

  test.each([
    { given: 'mysql://here', says: '--to: expected sqlite: and a data folder' },
    { given: 'sqlite:', says: '--to: expected sqlite:' },
    { given: 'postgres://host', says: '--to: expected sqlite:' },
  ])('does not know $given', ({ given, says }) => {
    expect(() => target(given, shop)).toThrow(says);
  });

  test('knows s3 only when the configuration does', () => {
    const s3 = { PHOTO_STORE: 's3', S3_ENDPOINT: 'http://storage:9000', S3_BUCKET: 'herbs' };
    const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
    const config = configOf('s3', { ...s3, ...keys });
    const to = (photos: string | undefined, database: string, config: Config) =>
      readLocation({ option: 'to', database, photos }, config).photos;
    expect(to(undefined, 'postgres://db/herbs', config)).toMatchObject({ kind: 's3', bucket: 'herbs' });
    expect(to('s3', 'sqlite:/srv/data', config)).toMatchObject({ kind: 's3' });
    expect(to(undefined, 'sqlite:/srv/data', config)).toEqual({
      kind: 'disk',
      directory: '/srv/data/photos',
    });
    expect(to('disk:/srv/p', 'postgres://db/herbs', config)).toEqual({ kind: 'disk', directory: '/srv/p' });
    expect(() => to('s3', 'postgres://db/herbs', shop)).toThrow('--photos-to: s3 needs PHOTO_STORE=s3');
    expect(() => to('ftp', 'postgres://db/herbs', shop)).toThrow('expected disk: and a folder, or s3');
  });
});

describe('a backup', () => {
  const fileOf = (name = 'backup') => join(folder, name);
  const restore = (config: Config, replace = false, path = fileOf()) =>
    restoreBackup({ path, replace }, config, quiet);

  test.each(['SQLite', 'PostgreSQL'])('comes back into an empty marketplace on %s', async (kind) => {
    await writeBackup(fileOf(), shop, quiet);
    const url = kind === 'SQLite' ? undefined : await postgres.create();
    const there = configOf('there', url === undefined ? {} : { DATABASE_URL: url });
    // The command makes the data folder.
    open(configOf('there')).close();
    await restore(there);
    await expectSame(there);
    expect((await restore(there)).wasThere).toBe(true);
    expect(readdirSync(there.dataDir).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  test('is one file that nobody else can read, without the secret', async () => {
    await writeBackup(fileOf(), shop, quiet);
    expect(readdirSync(folder).toSorted()).toEqual(['backup', 'shop']);
    expect(statSync(fileOf()).mode & 0o777).toBe(0o600);
  });

  test('replaces an older one, and nothing else', async () => {
    await writeBackup(fileOf(), shop, quiet);
    change(shop, 'later');
    await writeBackup(fileOf(), shop, quiet);
    const there = configOf('shop2');
    open(there).close();
    await restore(there);
    expect(JSON.stringify(await rowsOf(there))).toContain('later');
    const file = join(shop.dataDir, 'eddagala.db');
    const before = readFileSync(file);
    await expect(writeBackup(file, shop, quiet)).rejects.toThrow('exists and is not a backup');
    expect(readFileSync(file).equals(before)).toBe(true);
    const note = fileOf('note');
    writeFileSync(note, 'my only copy');
    await expect(writeBackup(note, shop, quiet)).rejects.toThrow('exists and is not a backup');
    for (const place of [folder, '']) {
      await expect(writeBackup(place, shop, quiet)).rejects.toThrow('is a folder; name a file in it');
    }
  });

  test('waits for another that is written to the same file, and says so', async () => {
    const said: string[] = [];
    const lock = `${fileOf()}.lock`;
    const copied = await new Promise((resolve, reject) => {
      void withLockFile(
        lock,
        () =>
          new Promise<void>((release) => {
            const report = (line: string) => {
              said.push(line);
              release();
            };
            writeBackup(fileOf(), shop, report).then(resolve, reject);
          }),
      );
    });
    expect(said[0]).toBe(`Waiting for process ${process.pid}, which holds ${lock}.`);
    expect(copied).toMatchObject({ missing: [] });
  });

  test('that breaks off leaves the older one and no half-written one', async () => {
    await writeBackup(fileOf(), shop, quiet);
    const older = readFileSync(fileOf());
    const breaking = (line: string) => {
      if (line.startsWith('payments')) throw new Error('the power is gone');
    };
    await expect(writeBackup(fileOf(), shop, breaking)).rejects.toThrow('the power is gone');
    expect(readFileSync(fileOf()).equals(older)).toBe(true);
    expect(readdirSync(folder).toSorted()).toEqual(['backup', 'shop']);
  });

  test('whose process was killed is refused, and the next one takes its place', async () => {
    const breaking = (line: string) => {
      if (line.startsWith('payments')) copyFileSync(fileOf('backup.part'), fileOf('half'));
    };
    await writeBackup(fileOf(), shop, breaking);
    const there = configOf('there');
    await expect(restore(there, false, fileOf('half'))).rejects.toThrow('not a backup, or it is damaged');
    copyFileSync(fileOf('half'), fileOf('next.part'));
    await writeBackup(fileOf('next'), shop, quiet);
    await verifyArchive(fileOf('next'), quiet);
  });

  test('is of one instant while the site writes', async () => {
    const before = await rowsOf(shop);
    const { db, close } = open(shop);
    onTestFinished(close);
    const writes: Promise<unknown>[] = [];
    await writeBackup(fileOf(), shop, () => {
      writes.push(
        db
          .updateTable('comments')
          .set({ text: `number ${writes.length}` })
          .execute(),
      );
      const key = `k${writes.length}`;
      const given = { content_hash: 'h', result: null, claimed_at: 1 };
      writes.push(
        db
          .insertInto('form_keys')
          .values({ account_id: 'a', key, ...given })
          .execute(),
      );
    });
    await Promise.all(writes);
    expect(writes.length).toBeGreaterThan(50);
    const there = configOf('there');
    open(there).close();
    await restore(there);
    expect(await rowsOf(there)).toEqual(before);
  });

  test('holds every picture of its adverts, however people post and delete in the meantime', async () => {
    await whileSiteIsBusy(shop, async () => {
      for (let round = 0; round < 5; round += 1) {
        const { missing } = await writeBackup(fileOf(), shop, quiet);
        expect(missing).toEqual([]);
        const { db, close } = openSqliteReader({ file: fileOf() });
        const { rows } = await sql`
          select advert_id, picture_key from advert_pictures
          where 8 > (select count(*) from picture_files where substr(name, 1, 32) = picture_key)`.execute(db);
        await close();
        expect(rows).toEqual([]);
      }
    });
  });

  test('that lacks a picture says which, and ends with 1, as does its restoring', async () => {
    const [key = ''] = pictureKeys;
    rmSync(join(shop.dataDir, 'photos', key.slice(0, 2), `${key}-640.webp`));
    const missing = `Missing: picture ${key} of advert ad_1`;
    const others = 'Files of 1 picture are missing; everything else is there.\n';
    const incomplete = run({}, 'backup', fileOf());
    expect(incomplete).toMatchObject({
      status: 1,
      stdout: expect.stringMatching(/^Backup written, but pictures are missing: [^\n]+\n$/),
      stderr: `${missing}\n${others}`,
    });
    expect(runOnTerminal('backup', fileOf())).toMatchObject({
      status: 1,
      stdout: expect.stringContaining(missing),
      stderr: others,
    });
    const checked = run({}, 'backup', '--check', fileOf());
    expect(checked).toMatchObject({
      status: 1,
      stdout: expect.stringMatching(/^Restored and compared, but pictures are missing: [^\n]+\n$/),
      stderr: `${missing}\n${others}`,
    });
    expect(run({}, 'restore', fileOf(), '--replace')).toMatchObject({ status: 1 });
  });

  test('is one line for a timer: what was written where, how much it is', async () => {
    const backups = fileOf('backups');
    const line = (done: string) =>
      new RegExp(
        `^${done}: ${backups}/eddagala-[^ ]+\\.backup: \\d+ rows in \\d+ tables and 4 pictures \\(32 files, 0\\.0 MB\\), all read back and compared\\.\n$`,
      );
    const written = run({}, 'backup', '--into', backups);
    expect(written).toMatchObject({ status: 0, stderr: '' });
    expect(written.stdout).toMatch(line('Backup complete'));
    for (const check of [
      run({}, 'backup', '--check', backups),
      runOnTerminal('backup', '--check', backups, '--quiet'),
    ]) {
      expect(check).toMatchObject({ status: 0, stderr: '' });
      expect(check.stdout).toMatch(line('Restored and compared'));
    }
  });

  test('says every step to a person at a terminal', async () => {
    const { stdout } = runOnTerminal('backup', fileOf());
    expect(stdout).toMatch(
      /^Backing up .+\n(?:.+\n)*accounts: 3 rows\n(?:.+\n)*Backup complete:\n\d+ rows .+\nIt does not contain .+\n$/,
    );
    expect(runOnTerminal('backup', '--check', fileOf()).stdout).toMatch(
      /^Checking .+\n(?:.+\n)*Restored and compared:\n\d+ rows .+\n$/,
    );
  });

  test('is restored and compared in a temporary place, which is then removed', async () => {
    await writeBackup(fileOf(), shop, quiet);
    const temporary = temporaryFolder();
    const check = (...args: string[]) => run({ TMPDIR: temporary }, 'backup', '--check', ...args);
    expect(check(fileOf())).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^Restored and compared: /),
    });
    const sqlite = new Sqlite(fileOf());
    sqlite.exec("update picture_files set bytes = x'00' where rowid = 2");
    sqlite.close();
    expect(check(fileOf())).toMatchObject({ status: 1, stderr: expect.stringContaining('it is damaged') });
    expect(check(fileOf('nothing')).status).toBe(1);
    expect(readdirSync(temporary)).toEqual([]);
  });

  test('into a folder takes the place of others only when it is complete', async () => {
    const backups = fileOf('backups');
    const now = (day: number) => new Date(Date.UTC(2026, 10, day, 2, 30));
    const backUp = (day: number, report: (line: string) => void = quiet) =>
      backUpInto({ folder: backups, config: shop, now: now(day), report });
    for (let day = 1; day <= 10; day += 1) await backUp(day);
    const names = () => readdirSync(backups).toSorted();
    const whole = names();
    expect(whole).toEqual([1, 4, 5, 6, 7, 8, 9, 10].map((day) => nameOf(now(day))));
    const breaking = (line: string) => {
      if (line.startsWith('payments')) throw new Error('the power is gone');
    };
    await expect(backUp(11, breaking)).rejects.toThrow('the power is gone');
    writeFileSync(join(backups, `${nameOf(now(11))}.part`), 'what a kill leaves');
    writeFileSync(join(backups, 'notes'), 'mine');
    expect(run({}, 'backup', '--check', backups)).toMatchObject({
      status: 0,
      stdout: expect.stringContaining(`Restored and compared: ${join(backups, nameOf(now(10)))}: `),
    });
    await backUp(12);
    expect(names()).toEqual([1, 5, 6, 7, 8, 9, 10, 12].map((day) => nameOf(now(day))).concat('notes'));

    const [key = ''] = pictureKeys;
    rmSync(join(shop.dataDir, 'photos', key.slice(0, 2), `${key}-640.webp`));
    expect((await backUp(13)).copied.missing).toHaveLength(1);
    expect(names()).toContain(nameOf(now(5)));
  });

  test('into a folder with later ones, because a clock was wrong, stays', async () => {
    const backups = fileOf('backups');
    mkdirSync(backups);
    const later = Array.from({ length: 10 }, (_, week) => nameOf(new Date(Date.UTC(2099, 0, 7 * week + 1))));
    for (const name of later) writeFileSync(join(backups, name), '');
    const now = new Date(Date.UTC(2026, 10, 1, 2, 30));
    await backUpInto({ folder: backups, config: shop, now, report: quiet });
    expect(readdirSync(backups)).toContain(nameOf(now));
  });

  test('into a folder on a full disk fails, and leaves those that are there', async () => {
    const backups = fileOf('backups');
    await backUpInto({ folder: backups, config: shop, now: new Date(0), report: quiet });
    const before = readdirSync(backups);
    // No file may become larger than 64 KB.
    const full = spawnSync(
      'sh',
      [
        '-c',
        'ulimit -f 128; exec "$@"',
        'sh',
        process.execPath,
        'scripts/run.js',
        'scripts/commands/backup.ts',
        '--into',
        backups,
      ],
      { env: environmentWith({ DATA_DIR: shop.dataDir }), encoding: 'utf8' },
    );
    expect(full).toMatchObject({ status: 1, stderr: expect.stringContaining('Failed:') });
    expect(readdirSync(backups)).toEqual(before);
  });

  test('is refused by a marketplace that is not empty, unless it is to take its place', async () => {
    await writeBackup(fileOf(), shop, quiet);
    change(shop, 'later');
    const later = await rowsOf(shop);
    await expect(restore(shop)).rejects.toThrow(/it was not changed\. To replace it with the backup/);
    expect(await rowsOf(shop)).toEqual(later);
    await restore(shop, true);
    expect(JSON.stringify(await rowsOf(shop))).not.toContain('later');
  });

  test('is refused while the site runs', async () => {
    await writeBackup(fileOf(), shop, quiet);
    const { db, close } = open(shop);
    onTestFinished(close);
    await db.selectFrom('accounts').select('id').execute();
    await expect(restore(shop, true)).rejects.toThrow('is in use: stop the site first.');
  });

  test('is refused if a site has started since it began, and what the site has stored stays', async () => {
    await writeBackup(fileOf(), shop, quiet);
    // By now it has seen that nobody else is there.
    const restoring = restoreBackup({ path: fileOf(), replace: true }, shop, quiet);
    expect(lockSqlite({ file: join(shop.dataDir, 'eddagala.db') })).toBe(true);
    change(shop, 'stored');
    await expect(restoring).rejects.toThrow('is in use: stop the site first.');
    expect(JSON.stringify(await rowsOf(shop))).toContain('stored');
  });

  test('that is damaged anywhere is refused before anything is changed, or is still whole', async () => {
    await writeBackup(fileOf(), shop, quiet);
    const whole = readFileSync(fileOf());
    const rows = JSON.stringify(await rowsOf(shop));
    const damaged = fileOf('damaged');
    let refused = 0;
    // Places throughout the file, but only a tenth of those that hold nothing.
    for (let at = 0; at < whole.length; at += 1999) {
      if (whole[at] === 0 && at % 10 > 0) continue;
      const bytes = Buffer.from(whole);
      bytes.writeUInt8(bytes.readUInt8(at) ^ 0x41, at);
      writeFileSync(damaged, bytes);
      const failed = await verifyArchive(damaged, quiet).then(
        () => false,
        () => true,
      );
      if (failed) refused += 1;
      else {
        const { db, close } = openSqliteReader({ file: damaged });
        expect(JSON.stringify(await contentsOf(db)), `a flaw at ${at} goes unnoticed`).toBe(rows);
        await close();
      }
    }
    expect(refused).toBeGreaterThan(30);
  });

  test.each([
    { flaw: 'cut short', hurt: (bytes: Buffer) => bytes.subarray(0, bytes.length / 2) },
    { flaw: 'empty', hurt: () => Buffer.alloc(0) },
    { flaw: 'something else', hurt: () => Buffer.from('a letter to my aunt'.repeat(1000)) },
  ])('that is $flaw is refused, and the shop stays', async ({ hurt }) => {
    await writeBackup(fileOf(), shop, quiet);
    change(shop, 'later');
    writeFileSync(fileOf(), hurt(readFileSync(fileOf())));
    await expect(restore(shop, true)).rejects.toThrow(
      /^This is not a backup, or it is damaged .*nothing was/,
    );
    expect(JSON.stringify(await rowsOf(shop))).toContain('later');
  });

  test.each([
    { flaw: 'a row', statement: "update comments set text = 'webalE'" },
    { flaw: 'one row fewer', statement: 'delete from likes' },
    { flaw: 'a picture', statement: "update picture_files set bytes = x'00' where rowid = 2" },
    { flaw: 'one picture fewer', statement: 'delete from picture_files where rowid = 2' },
    {
      flaw: 'one line fewer in its list',
      statement: "delete from archive_contents where table_name = 'likes'",
    },
  ])('that somebody has changed ($flaw) is refused', async ({ statement }) => {
    await writeBackup(fileOf(), shop, quiet);
    const sqlite = new Sqlite(fileOf());
    sqlite.exec(statement);
    sqlite.close();
    const there = configOf('there');
    await expect(restore(there)).rejects.toThrow('it is damaged');
    expect(existsSync(join(there.dataDir, 'eddagala.db'))).toBe(false);
  });

  test('of an older version is brought up to date on its way, and stays as it is itself', async () => {
    await writeBackup(fileOf(), shop, quiet);
    const file = fileOf('older');
    const { db, close } = await createArchive(file);
    const provider = { getMigrations: async () => ({ ...migrations }) };
    await new Migrator({ db, provider }).migrateTo('0009-devices-and-leaving');
    await sql`attach database ${fileOf()} as whole`.execute(db);
    const kept = await db.introspection.getTables();
    const rank = (name: string) => movingTables.findIndex((table) => table.name === name);
    for (const { name, columns } of kept.toSorted((one, other) => rank(one.name) - rank(other.name))) {
      if (name === 'throttle' || name === 'search_prefixes') continue;
      const names = sql.join(columns.map((column) => sql.ref(column.name)));
      // That version stored each title twice.
      const source = columns.map((column) => sql.ref(column.name === 'title_key' ? 'title' : column.name));
      await sql`insert into main.${sql.table(name)} (${names}) select ${sql.join(source)} from whole.${sql.table(name)}`.execute(
        db,
      );
    }
    await sql`detach database whole`.execute(db);
    const tables = new Map<string, Tally>();
    for (const table of movingTables) {
      if (kept.some(({ name }) => name === table.name)) tables.set(table.name, await tallyOf(db, table));
    }
    await sealArchive(db, tables);
    await sql`insert into search_prefixes values ('advert', 'n', 0, 'ad_1')`.execute(db);
    const prefixes = { name: 'search_prefixes', key: ['subject', 'prefix', 'posted_at', 'ref'] };
    const { rows, digest } = await tallyOf(db, prefixes);
    await sql`insert into archive_contents
      values (${prefixes.name}, ${JSON.stringify(prefixes.key)}, ${rows}, ${digest})`.execute(db);
    await close();
    const older = readFileSync(file);

    const there = configOf('there');
    open(there).close();
    await restore(there, false, file);
    const before = await rowsOf(shop);
    const after = await rowsOf(there);
    // Drafts of that time belong to nobody, and what the new tables require is done in the background.
    const { drafts: _drafts, outbox = [], ...others } = before;
    expect(after['outbox']).toEqual(
      expect.arrayContaining([
        ...outbox,
        expect.objectContaining({ id: 'find-herbs' }),
        expect.objectContaining({ id: 'write-words' }),
      ]),
    );
    for (const name of Object.keys(others).filter((name) => tables.has(name))) {
      expect(after[name]?.length, name).toBe(before[name]?.length);
    }
    // That version knew nothing of reduced prices, ends, approvals, units, delivery, kinds of message
    // or photos in them.
    const adverts = before['adverts']?.map((advert) => ({
      ...advert,
      quantity: null,
      unit: null,
      goods: null,
      pick_up: 0,
      boda: 0,
      parcel: 0,
      former_price: null,
      former_price_until: null,
      ends_at: expect.any(Number),
      end_announced: 0,
      nda_number: null,
      nda_until: null,
    }));
    const plain = { kind: 'text', amount: null, answers_id: null, picture_count: 0 };
    const messages = before['messages']?.map((message) => ({ ...message, ...plain }));
    expect(after).toMatchObject({ adverts, messages });
    expect(picturesOf(there)).toEqual(picturesOf(shop));
    expect(await advertsFound(there, 'neem')).toEqual(['ad_1']);
    expect(readFileSync(file).equals(older)).toBe(true);
  });
});
