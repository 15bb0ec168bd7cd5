import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { atomic, transact } from './atomic.ts';
import type { OpenDatabase } from './database.ts';
import { migratedSqlite } from './migrated-sqlite-for-test.ts';
import type { Database } from './schema.ts';

const sqlite = migratedSqlite();
let opened: OpenDatabase;

beforeEach(async () => {
  opened = await sqlite.open();
});
afterEach(() => opened.close());

function failure(code: string): Error {
  return Object.assign(new Error(`failed with ${code}`), { code });
}

async function keepDraft(db: Database, id: string): Promise<void> {
  await db.insertInto('drafts').values({ id_hash: id, path: '/', fields: '{}', kept_until: 0 }).execute();
}

async function drafts(): Promise<string[]> {
  const rows = await opened.db.selectFrom('drafts').select('id_hash').orderBy('id_hash').execute();
  return rows.map((row) => row.id_hash);
}

/** Work that keeps a draft and first fails this many times. */
function failing(times: number, error: Error) {
  const work = async (db: Database) => {
    work.runs += 1;
    await keepDraft(db, 'a');
    if (work.runs <= times) throw error;
    return work.runs;
  };
  work.runs = 0;
  return work;
}

describe('a transaction', () => {
  test.each(['40001', '40P01', '23505', '23503'])(
    'runs again, from the beginning, after %s',
    async (code) => {
      expect(await transact(opened.db, failing(2, failure(code)))).toBe(3);
      expect(await drafts()).toEqual(['a']);
    },
  );

  test('gives up after six times and keeps nothing', async () => {
    const error = failure('40001');
    const work = failing(100, error);
    await expect(transact(opened.db, work)).rejects.toBe(error);
    expect(work.runs).toBe(6);
    expect(await drafts()).toEqual([]);
  });

  test.each(['SQLITE_BUSY', 'SQLITE_CONSTRAINT_UNIQUE', '23502', '57P01', 'ECONNRESET', 'X40001'])(
    'does not run again after %s',
    async (code) => {
      const error = failure(code);
      const work = failing(1, error);
      await expect(transact(opened.db, work)).rejects.toBe(error);
      expect(work.runs).toBe(1);
    },
  );
});

describe('several statements as one', () => {
  test('are a transaction of their own when none is running', async () => {
    const error = failure('of the test');
    await expect(atomic(opened.db, failing(1, error))).rejects.toBe(error);
    expect(await drafts()).toEqual([]);
  });

  test('belong to the transaction that is running', async () => {
    const error = new Error('after the statements');
    const work = opened.db.transaction().execute(async (running) => {
      await atomic(running, (db) => keepDraft(db, 'a'));
      await atomic(running, (db) => keepDraft(db, 'b'));
      throw error;
    });
    await expect(work).rejects.toBe(error);
    expect(await drafts()).toEqual([]);
  });

  test('leave it to the transaction that is running to run again', async () => {
    let runs = 0;
    await transact(opened.db, async (running) => {
      runs += 1;
      await keepDraft(running, `outer ${runs}`);
      await atomic(running, failing(runs === 1 ? 1 : 0, failure('40001')));
    });
    expect(runs).toBe(2);
    expect(await drafts()).toEqual(['a', 'outer 2']);
  });
});
