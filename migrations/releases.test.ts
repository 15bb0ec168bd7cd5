import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { wrongCounters } from '../adapters/sql/check/check-counters.ts';
import { countedTables } from '../adapters/sql/check/counters.ts';
import { type OpenDatabase, openSqlite } from '../adapters/sql/connection/database.ts';
import { openPostgres } from '../adapters/sql/connection/postgres-database.ts';
import { sharedPostgres } from '../adapters/sql/connection/shared-postgres-for-test.ts';
import { contentsOf } from '../adapters/sql/copy/full-site-for-test.ts';
import { createSqlStores } from '../adapters/sql/stores/sql-stores.ts';
import { migrateToLatest, migrationState } from '../adapters/sql/upkeep/migrate-to-latest.ts';
import { temporaryFolder } from '../adapters/temporary-folder-for-test.ts';
import { migrateSite, migrateUnused } from '../app/composition/open-database.server.ts';

/** What the migrations of each release sent to the database when it was made, and some rows from its time. */
const folder = join(import.meta.dirname, 'releases');
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const releases = readdirSync(folder)
  .filter((name) => name.endsWith('.sqlite.sql'))
  .map((name) => name.replace('.sqlite.sql', ''));

const postgres = sharedPostgres();

async function openOld(kind: string, release: string): Promise<OpenDatabase> {
  const statements = read(`${release}.${kind}.sql`) + read(`${release}.rows.sql`);
  if (kind === 'postgres') {
    const opened = await postgres.open();
    await sql.raw(statements).execute(opened.db);
    return opened;
  }
  return openSqlite({ file: oldFile(statements) });
}

function oldFile(statements: string): string {
  const file = join(temporaryFolder(), 'shop.db');
  const sqlite = new Sqlite(file);
  sqlite.exec(statements);
  sqlite.close();
  return file;
}

/** The tables into which rows from that time were written, and how many. */
function rowsIn(release: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const [, table = ''] of read(`${release}.rows.sql`).matchAll(/^insert into (\w+)/gm)) {
    counts.set(table, (counts.get(table) ?? 0) + 1);
  }
  return counts;
}

test('each version of the changelog that is released has its schema and rows', () => {
  const changelog = readFileSync(join(import.meta.dirname, '../CHANGELOG.md'), 'utf8');
  const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'));
  const released = [...changelog.matchAll(/^## (\d+\.\d+\.\d+) /gm)].map(([, number]) => number);
  expect(released[0]).toBe(version);
  expect(releases.toSorted()).toEqual(released.toSorted());
  for (const release of releases) {
    expect(['postgres', 'rows'].every((kind) => existsSync(join(folder, `${release}.${kind}.sql`)))).toBe(
      true,
    );
  }
});

describe.each(releases)('a shop of %s', (release) => {
  test.each(['sqlite', 'postgres'])('is upgraded with its rows on %s', async (kind) => {
    const { db, close } = await openOld(kind, release);
    onTestFinished(close);
    expect(await migrationState(db)).toBe('behind');
    await migrateToLatest(db);
    expect(await migrationState(db)).toBe('latest');

    const contents = await contentsOf(db);
    const names = [...rowsIn(release).keys()].filter((name) => name !== 'outbox' && name in contents);
    expect(names.length).toBeGreaterThan(20);
    for (const name of names)
      expect([name, contents[name]?.length]).toEqual([name, rowsIn(release).get(name)]);
    for (const table of countedTables) {
      for await (const { problem } of wrongCounters(db, table, () => undefined)) expect.fail(problem);
    }
    const stores = createSqlStores(db);
    expect(await stores.adverts.newestIds(10)).toMatchObject([{ id: 'ad_1' }]);
    expect(await stores.accounts.byEmail('amina@example.com')).toMatchObject({
      id: 'amina',
      language: 'en',
    });
  });

  test('on SQLite is copied before it is changed, and the copy is as it was', async () => {
    const file = oldFile(read(`${release}.sqlite.sql`) + read(`${release}.rows.sql`));
    const database = { kind: 'sqlite', file } as const;
    const lines: string[] = [];
    const migrate = () => migrateSite({ database }, (line) => lines.push(line));
    await migrate();
    const [, copy = ''] = /A copy from before the upgrade is in (.+)$/.exec(lines[0] ?? '') ?? [];
    const { db, close } = openSqlite({ file: copy });
    onTestFinished(close);
    expect(await migrationState(db)).toBe('behind');
    expect((await sql`select title from adverts`.execute(db)).rows).toEqual([{ title: 'neem' }]);
    expect(lines[1]).toBe('The database has been upgraded.');
    await migrate();
    expect(lines).toHaveLength(2);
  });

  test('on SQLite is said to have been upgraded only once it has', async () => {
    const file = oldFile(`${read(`${release}.sqlite.sql`)} create table reports (id text);`);
    const lines: string[] = [];
    const database = { kind: 'sqlite', file } as const;
    await expect(migrateSite({ database }, (line) => lines.push(line))).rejects.toThrow('reports');
    expect(lines).toEqual([expect.stringContaining('is being upgraded. A copy')]);
  });

  test.each(['sqlite', 'postgres'] as const)(
    'is upgraded by a command beside the site only if nothing uses it, on %s',
    async (kind) => {
      const statements = read(`${release}.${kind}.sql`);
      const url = kind === 'postgres' ? await postgres.create() : '';
      const file = kind === 'sqlite' ? oldFile(statements) : '';
      const database = kind === 'postgres' ? { kind, url } : { kind, file };
      const site = kind === 'postgres' ? openPostgres({ url }) : openSqlite({ file });
      if (kind === 'postgres') await sql.raw(statements).execute(site.db);
      expect(await migrationState(site.db)).toBe('behind');
      await expect(migrateUnused({ database })).rejects.toThrow(
        expect.objectContaining({ name: 'UsedByOlder' }),
      );
      expect(await migrationState(site.db)).toBe('behind');
      await site.close();

      const lines: string[] = [];
      await migrateUnused({ database }, (line) => lines.push(line));
      expect(lines.at(-1)).toBe('The database has been upgraded.');
      await migrateUnused({ database }, (line) => lines.push(line));
      expect(lines).toHaveLength(kind === 'sqlite' ? 2 : 1);
    },
  );
});
