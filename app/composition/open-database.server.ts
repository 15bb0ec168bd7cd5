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

/** PostgreSQL admits 100 connections unless it is told otherwise, and commands and each process's listening one need some of them. */
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

/** The same for one that exists, for reading alone. */
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
 * Whether a site has this database open. For a command that has it open itself, in a transaction that lets nobody else
 * write: a site that starts after this answer waits.
 */
export async function isSiteRunning(database: DatabaseChoice, running: OpenDatabase['db']): Promise<boolean> {
  if (database.kind === 'sqlite') return isSqliteLocked(database);
  const { isPostgresInUse } = await import('../../adapters/sql/connection/postgres-database.ts');
  return isPostgresInUse(running);
}

/**
 * Makes sure that there is room on the disk and, on SQLite, a whole database, which from then on belongs to this
 * process. Returns false when another site works on it.
 */
export async function claimDatabase({ database, dataDir }: Config): Promise<boolean> {
  await tryDisk(dataDir);
  if (database.kind !== 'sqlite') return true;
  if (!lockSqlite(database)) return false;
  checkSqlite(database);
  return true;
}

/**
 * Brings the database up to the newest migration; safe to run again, and for several processes at once. One on SQLite that has
 * to be changed is copied first. `report` is told where to, and afterwards that it was changed.
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

/** An older version of this program works on the database, which would fail if it were changed. */
class UsedByOlder extends Error {
  override readonly name = 'UsedByOlder';
}

/** The same for a command that may run beside the site; refuses to change a database that is in use. */
export async function migrateUnused(
  config: Pick<Config, 'database'>,
  report?: (line: string) => void,
): Promise<void> {
  const state = await closing(openForLongWork(config.database), ({ db }) => migrationState(db));
  if (state === 'behind' && (await isDatabaseInUse(config.database))) throw new UsedByOlder();
  await migrateSite(config, report);
}
