import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll } from 'vitest';
import { temporaryFolder } from '../../temporary-folder-for-test.ts';
import { migrateToLatest } from '../upkeep/migrate-to-latest.ts';
import { type OpenDatabase, openSqlite } from './database.ts';

/** Migrated databases for the tests of one file: each a copy in a file of its own. */
export function migratedSqlite(): {
  /** Returns the path of a new one. */
  copy(): string;
  /** Opens a new one, without syncing to disk. */
  open(): Promise<OpenDatabase>;
} {
  const folder = temporaryFolder(afterAll);
  let copies = 0;
  beforeAll(async () => {
    const { db, close } = openSqlite({ file: join(folder, 'empty.sqlite') });
    await migrateToLatest(db);
    await close();
  });
  const copy = () => {
    copies += 1;
    const file = join(folder, `${copies}.sqlite`);
    copyFileSync(join(folder, 'empty.sqlite'), file);
    return file;
  };
  return {
    copy,
    async open() {
      const opened = openSqlite({ file: copy() });
      await sql`pragma synchronous = off`.execute(opened.db);
      return opened;
    },
  };
}
