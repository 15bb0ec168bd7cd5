import { existsSync } from 'node:fs';
import type { DatabaseChoice } from '../../adapters/config.ts';
import { CopyRefusal } from '../../adapters/sql/copy/refusal.ts';
import {
  isDatabaseInUse,
  isSiteRunning,
  type OpenDatabase,
  openReader,
} from '../../app/composition/open-database.server.ts';
import { nameOf } from './location.ts';

/** Opens an existing database for reading only. */
export async function openToRead(database: DatabaseChoice): Promise<OpenDatabase> {
  if (database.kind === 'sqlite' && !existsSync(database.file)) {
    throw new CopyRefusal(`There is no marketplace at ${database.file}.`);
  }
  return openReader(database);
}

/**
 * Throws if a site or another command has the database open: what it writes in the meantime would be missing in the
 * copy. `advice` tells the operator what else to do.
 */
export async function refuseInUse(database: DatabaseChoice, advice?: string): Promise<void> {
  if (await isDatabaseInUse(database)) throw inUse(database, advice);
}

/** As `refuseInUse`, within a transaction: for a site that has opened the database in the meantime. */
export function refuseSite(database: DatabaseChoice, advice?: string) {
  return async (running: OpenDatabase['db']): Promise<void> => {
    if (await isSiteRunning(database, running)) throw inUse(database, advice);
  };
}

function inUse(database: DatabaseChoice, advice = ''): CopyRefusal {
  return new CopyRefusal(`${nameOf(database)} is in use: stop the site first. ${advice}`.trim());
}
