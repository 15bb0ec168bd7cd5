import { existsSync } from 'node:fs';
import type { DatabaseChoice } from '../../adapters/config.ts';
import { CopyRefusal } from '../../adapters/sql/copy/refusal.ts';
import {
  isSqliteInUse,
  type OpenDatabase,
  openSqlite,
  openSqliteReader,
} from '../../adapters/sql/database.ts';
import { isPostgresInUse, openPostgres } from '../../adapters/sql/postgres-database.ts';
import { nameOf } from './place.ts';

/** Opens what has to exist already, to be read and nothing else. */
export function openToRead(database: DatabaseChoice): OpenDatabase {
  if (database.kind === 'postgres') return openLongPostgres(database.url);
  if (!existsSync(database.file)) throw new CopyRefusal(`There is no marketplace at ${database.file}.`);
  return openSqliteReader(database);
}

/** Opens, and makes if need be, what is to be filled. */
export function openToFill(database: DatabaseChoice): OpenDatabase {
  return database.kind === 'postgres' ? openLongPostgres(database.url) : openSqlite(database);
}

/** Refuses a database that a site, or another command, has open: what it would write or read meanwhile is neither here nor there. */
export async function refuseInUse(database: DatabaseChoice): Promise<void> {
  if (!(await isInUse(database))) return;
  throw new CopyRefusal(`${nameOf(database)} is in use: stop the site first.`);
}

/** Whether a site, or another command, has this database open. */
export async function isInUse(database: DatabaseChoice): Promise<boolean> {
  if (database.kind === 'sqlite') return isSqliteInUse(database);
  const { db, close } = openLongPostgres(database.url);
  try {
    return await isPostgresInUse(db);
  } finally {
    await close();
  }
}

function openLongPostgres(url: string): OpenDatabase {
  return openPostgres({ url, poolSize: 1, statementTimeout: 0 });
}
