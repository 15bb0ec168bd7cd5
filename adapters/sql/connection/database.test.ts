import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { gate } from '../../../core/fixtures-for-test.ts';
import { NotWritable } from '../../../core/ports/not-writable.ts';
import { temporaryFolder } from '../../temporary-folder-for-test.ts';
import { migrateToLatest } from '../upkeep/migrate-to-latest.ts';
import { transact } from './atomic.ts';
import { openSqlite } from './database.ts';

let folder: string;
let file: string;

beforeEach(async () => {
  folder = temporaryFolder();
  file = join(folder, 'deep', 'test.sqlite');
  const { db, close } = openSqlite({ file });
  await migrateToLatest(db);
  await db.insertInto('drafts').values({ id_hash: 'a', path: '/', fields: '{}', kept_until: 0 }).execute();
  await close();
});

/** However long another process writes on a busy machine, whose disk may be slow too. */
const busyTimeout = 120_000;

/** What a separate Node process is told to do with the file. */
function script(work: string): string[] {
  const code = `
    import { openSqlite } from '${import.meta.dirname}/database.ts';
    import { transact } from '${import.meta.dirname}/atomic.ts';
    const { db, close } = openSqlite({ file: '${file}', busyTimeout: ${busyTimeout} });
    ${work}
    await close();`;
  return ['--experimental-strip-types', '--input-type=module', '--eval', code];
}

test('a commit is on the disk before it is answered, and rows refer to rows', async () => {
  const { db, close } = openSqlite({ file });
  const pragma = async (name: string) => {
    const { rows } = await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(db);
    return rows[0]?.[name];
  };
  expect(await pragma('journal_mode')).toBe('wal');
  // 2 is FULL.
  expect(await pragma('synchronous')).toBe(2);
  expect(await pragma('foreign_keys')).toBe(1);
  await close();
});

test('what was deleted is gone from the file', async () => {
  const { db, close } = openSqlite({ file });
  const note = 'nobody should read this any more';
  const filler = Array.from({ length: 200 }, (_, index) => ({
    id_hash: `filler${index}`,
    path: '/',
    fields: `${note} ${index}`,
    kept_until: 0,
  }));
  await db.insertInto('drafts').values(filler).execute();
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
  expect(readFileSync(file).includes(note)).toBe(true);
  await db.deleteFrom('drafts').execute();
  await close();
  const names = readdirSync(dirname(file));
  expect(names).toEqual(['test.sqlite']);
  expect(readFileSync(file).includes(note)).toBe(false);
});

test.skipIf(process.platform === 'win32')('nobody else on the machine can read what is kept', async () => {
  const { db, close } = openSqlite({ file });
  await db.deleteFrom('drafts').execute();
  const names = readdirSync(dirname(file));
  expect(names.sort()).toEqual(['test.sqlite', 'test.sqlite-shm', 'test.sqlite-wal']);
  for (const name of names) expect(statSync(join(dirname(file), name)).mode & 0o077, name).toBe(0);
  await close();
});

test('closing twice is not an error, whether or not the database was used', async () => {
  const used = openSqlite({ file });
  await used.db.selectFrom('drafts').selectAll().execute();
  await used.close();
  await used.close();
  const unused = openSqlite({ file });
  await unused.close();
  await unused.close();
});

test('closing lets a running transaction finish', async () => {
  const { db, close } = openSqlite({ file });
  const { opened: begun, open: begin } = gate();
  const transaction = transact(db, async (within) => {
    begin();
    await within.updateTable('drafts').set({ path: '/one' }).execute();
    await within.updateTable('drafts').set({ path: '/two' }).execute();
  });
  await begun;
  await Promise.all([close(), transaction]);

  const again = openSqlite({ file });
  expect(await again.db.selectFrom('drafts').select('path').execute()).toEqual([{ path: '/two' }]);
  await again.close();
});

test('works on after more different statements than are kept prepared', async () => {
  const { db, close } = openSqlite({ file });
  for (let number = 0; number < 1100; number += 1) {
    await sql`select ${sql.lit(number)} as number`.execute(db);
  }
  const rows = await db.selectFrom('drafts').select('id_hash').execute();
  expect(rows).toEqual([{ id_hash: 'a' }]);
  await close();
});

test('two processes that read and then write lose none of each other’s changes', async () => {
  const count = `
    for (let turn = 0; turn < 100; turn += 1) {
      await transact(db, async (running) => {
        const { kept_until } = await running.selectFrom('drafts').select('kept_until').executeTakeFirstOrThrow();
        await running.updateTable('drafts').set({ kept_until: kept_until + 1 }).execute();
      });
    }`;
  await Promise.all([1, 2].map(() => promisify(execFile)(process.execPath, script(count))));
  const { db, close } = openSqlite({ file });
  const row = await db.selectFrom('drafts').select('kept_until').executeTakeFirstOrThrow();
  expect(row.kept_until).toBe(200);
  await close();
});

/** Another process that has begun to write, and continues until it is released. */
async function lockedElsewhere(): Promise<{ letGo(): Promise<void> }> {
  const hold = `
    await db.transaction().execute(async () => {
      console.log('locked');
      for await (const _ of process.stdin);
    });`;
  const other = spawn(process.execPath, script(hold), { stdio: ['pipe', 'pipe', 'inherit'] });
  const exit = once(other, 'exit');
  await once(other.stdout, 'data');
  return {
    async letGo() {
      other.stdin.end();
      await exit;
    },
  };
}

test('while another process writes, writers wait for it, and readers read', async () => {
  const { db, close } = openSqlite({ file, busyTimeout });
  const lock = await lockedElsewhere();
  const heard: string[] = [];
  const writes = [
    db.updateTable('drafts').set({ path: '/one' }).execute(),
    transact(db, (running) => running.updateTable('drafts').set({ kept_until: 1 }).execute()),
  ].map((write) => write.then(() => heard.push('written')));
  for (let read = 0; read < 3; read += 1) {
    expect(await db.selectFrom('drafts').select('path').execute()).toEqual([{ path: '/' }]);
    heard.push('read');
  }
  await lock.letGo();
  await Promise.all(writes);
  expect(heard).toEqual(['read', 'read', 'read', 'written', 'written']);
  expect(await db.selectFrom('drafts').select(['path', 'kept_until']).execute()).toEqual([
    { path: '/one', kept_until: 1 },
  ]);
  await close();
});

test('a write that another process keeps waiting for too long is refused, and nothing of it is kept', async () => {
  const { db, close } = openSqlite({ file, busyTimeout: 20 });
  const lock = await lockedElsewhere();
  const write = db.updateTable('drafts').set({ path: '/one' });
  await expect(write.execute()).rejects.toThrow(NotWritable);
  let begun = 0;
  const work = async () => {
    begun += 1;
  };
  await expect(transact(db, work)).rejects.toThrow(NotWritable);
  expect(begun).toBe(0);
  expect(await db.selectFrom('drafts').select('path').execute()).toEqual([{ path: '/' }]);
  await lock.letGo();
  await transact(db, (running) => running.updateTable('drafts').set({ path: '/two' }).execute());
  expect(await db.selectFrom('drafts').select('path').execute()).toEqual([{ path: '/two' }]);
  await close();
});

test('closing lets a write that waits for another process finish', async () => {
  const { db, close } = openSqlite({ file, busyTimeout });
  const lock = await lockedElsewhere();
  const write = db.updateTable('drafts').set({ path: '/one' }).execute();
  await db.selectFrom('drafts').select('path').execute();
  const closed = close();
  await lock.letGo();
  await Promise.all([write, closed]);
  const again = openSqlite({ file });
  expect(await again.db.selectFrom('drafts').select('path').execute()).toEqual([{ path: '/one' }]);
  await again.close();
});

test('what a process was told is written is there after the process was killed', async () => {
  const write = `
    for (let number = 0; ; number += 1) {
      const id_hash = 'draft ' + number;
      await db.insertInto('drafts').values({ id_hash, path: '/', fields: '{}', kept_until: 1 }).execute();
      console.log(id_hash);
    }`;
  const writer = spawn(process.execPath, script(write), { stdio: ['ignore', 'pipe', 'ignore'] });
  const acknowledged: string[] = [];
  for await (const line of createInterface({ input: writer.stdout })) {
    acknowledged.push(line);
    if (acknowledged.length === 50) writer.kill('SIGKILL');
  }
  if (writer.signalCode === null) await once(writer, 'exit');

  const { db, close } = openSqlite({ file });
  const rows = await db.selectFrom('drafts').select('id_hash').execute();
  const present = new Set(rows.map((row) => row.id_hash));
  expect(acknowledged.filter((id) => !present.has(id))).toEqual([]);
  const { rows: checks } = await sql`pragma integrity_check`.execute(db);
  expect(checks).toEqual([{ integrity_check: 'ok' }]);
  await close();
});

test('says when anybody has changed something, and says nothing while a transaction runs', async () => {
  const [here, there] = [openSqlite({ file }), openSqlite({ file })];
  const begun = here.changes();
  await here.db.selectFrom('drafts').selectAll().execute();
  expect(here.changes()).toBe(begun);
  const seen = new Set([begun]);
  for (const { db } of [here, there, here]) {
    await db
      .updateTable('drafts')
      .set({ path: `/${seen.size}` })
      .execute();
    if (db === there.db) await setImmediate();
    seen.add(here.changes());
  }
  expect(seen.size).toBe(4);
  const committed = transact(here.db, async (running) => {
    expect(here.changes()).toBeUndefined();
    await running.updateTable('drafts').set({ path: '/newer' }).execute();
    expect(here.changes()).toBeUndefined();
  });
  await committed;
  expect([undefined, ...seen]).not.toContain(here.changes());
  await Promise.all([here.close(), there.close()]);
});
