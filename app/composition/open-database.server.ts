import { closing } from '../../adapters/closing.ts';
import type { Config, DatabaseChoice } from '../../adapters/config.ts';
import { tryDisk } from '../../adapters/disk/try-disk.ts';
import { createInProcessEventBus } from '../../adapters/events/in-process-event-bus.ts';
import type { Log } from '../../adapters/log.ts';
import { flushToDisk } from '../../adapters/photos/flush-to-disk.ts';
import {
  type ChangingDatabase,
  checkSqlite,
  isSqliteInUse,
  type OpenDatabase,
  openSqlite,
  openSqliteReader,
} from '../../adapters/sql/connection/database.ts';
import { isSqliteLocked, lockSqlite } from '../../adapters/sql/connection/lock-sqlite.ts';
import { copyBeforeMigrating } from '../../adapters/sql/upkeep/copy-before-migrating.ts';
import { migrateToLatest, migrationState } from '../../adapters/sql/upkeep/migrate-to-latest.ts';
import type { EventBus } from '../../core/ports/event-bus.ts';

export type { OpenDatabase };
export { migrationState };

/**
 * PostgreSQL admits 100 connections by default. Commands, and the listening connection of each process, need some of
 * them.
 */
function poolSizeOf(processes: number): number {
  return Math.max(1, Math.min(10, Math.floor(80 / processes)));
}

/** The database, and the event bus of the processes that share it. */
export async function openData(
  { database, processes }: Config,
  log: Log,
): Promise<ChangingDatabase & { readonly eventBus: EventBus }> {
  const onListenerError = (error: unknown) => log.error({ err: error }, 'event listener failed');
  if (database.kind === 'sqlite') {
    return { ...openSqlite(database), eventBus: createInProcessEventBus({ onListenerError }) };
  }
  const [{ openPostgres }, { createPostgresEventBus }] = await Promise.all([
    import('../../adapters/sql/connection/postgres-database.ts'),
    import('../../adapters/events/postgres-event-bus.ts'),
  ]);
  const { url } = database;
  const onConnectionError = (error: unknown) => log.warn({ err: error }, 'database connection failed');
  const { db, pool, changes, close } = openPostgres({
    url,
    poolSize: poolSizeOf(processes),
    onConnectionError,
  });
  const eventBus = createPostgresEventBus({ url, publisher: pool, onListenerError, onConnectionError });
  return {
    db,
    eventBus,
    changes,
    async close() {
      await eventBus.close();
      await close();
    },
  };
}

/** Opens a database, and makes it if need be, for a command whose statements may take any time. */
export async function openForLongWork(database: DatabaseChoice): Promise<OpenDatabase> {
  if (database.kind === 'sqlite') return openSqlite(database);
  const { openPostgres } = await import('../../adapters/sql/connection/postgres-database.ts');
  return openPostgres({ url: database.url, poolSize: 1, statementTimeout: 0 });
}

/** Opens an existing database for reading alone. */
export async function openReader(database: DatabaseChoice): Promise<OpenDatabase> {
  return database.kind === 'sqlite' ? openSqliteReader(database) : openForLongWork(database);
}

/** Whether a site, or another command, has this database open. */
export async function isDatabaseInUse(database: DatabaseChoice): Promise<boolean> {
  if (database.kind === 'sqlite') return isSqliteInUse(database);
  const { isPostgresInUse } = await import('../../adapters/sql/connection/postgres-database.ts');
  return closing(openForLongWork(database), ({ db }) => isPostgresInUse(db));
}

/**
 * Whether a site has this database open. For a command that has the database open itself, in a transaction that
 * blocks other writers: a site that starts after the answer waits.
 */
export async function isSiteRunning(database: DatabaseChoice, running: OpenDatabase['db']): Promise<boolean> {
  if (database.kind === 'sqlite') return isSqliteLocked(database);
  const { isPostgresInUse } = await import('../../adapters/sql/connection/postgres-database.ts');
  return isPostgresInUse(running);
}

/**
 * Checks that the disk has room and, on SQLite, that the database is whole, and claims the SQLite database for this
 * process. Returns false when another site has claimed it.
 */
export async function claimDatabase({ database, dataDir }: Config): Promise<boolean> {
  await tryDisk(dataDir);
  if (database.kind !== 'sqlite') return true;
  if (!lockSqlite(database)) return false;
  checkSqlite(database);
  return true;
}

/**
 * Migrates the database to the newest version; safe to run again, and in several processes at once. A SQLite database
 * is copied before a migration. `report` is told where the copy is, and that the database was upgraded.
 */
export async function migrateSite(
  { database }: Pick<Config, 'database'>,
  report: (line: string) => void = () => undefined,
): Promise<void> {
  await closing(openForLongWork(database), async ({ db }) => {
    const isOld = (await migrationState(db)) === 'behind';
    if (isOld && database.kind === 'sqlite') {
      const copy = await copyBeforeMigrating(database, new Date(), flushToDisk);
      report(`The database is being upgraded. A copy from before the upgrade is in ${copy}`);
    }
    const done = await migrateToLatest(db);
    if (isOld && done.length > 0) report('The database has been upgraded.');
  });
}

/** A process of an older version has the database open, and would fail after a migration. */
class UsedByOlder extends Error {
  override readonly name = 'UsedByOlder';
}

/**
 * `migrateSite` for a command that may run beside the site. Throws `UsedByOlder` rather than migrate a database that
 * is in use.
 */
export async function migrateUnused(
  config: Pick<Config, 'database'>,
  report?: (line: string) => void,
): Promise<void> {
  const state = await closing(openForLongWork(config.database), ({ db }) => migrationState(db));
  if (state === 'behind' && (await isDatabaseInUse(config.database))) throw new UsedByOlder();
  await migrateSite(config, report);
}
