import { setTimeout } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { type DatabaseConnection, type SqliteDialectConfig, SqliteDriver } from 'kysely';
import { NotWritable } from '../../../core/ports/not-writable.ts';

/** The most milliseconds between two attempts at something that another process has locked. */
const longestPause = 50;

/**
 * Serves requests for the one connection in order. Kysely's own lock wakes all waiters each time it is released: a
 * thousand waiting reads would be half a million wake-ups.
 *
 * While another process writes, a write is tried again for `busyTimeout` milliseconds. SQLite itself would wait within
 * its synchronous call and block the whole process; this way, others read in the meantime.
 */
export class QueueingSqliteDriver extends SqliteDriver {
  readonly #busyTimeout: number;
  readonly #waiting: (() => void)[] = [];
  #taken = false;
  #aside = 0;
  #inTransaction = false;
  #connection: DatabaseConnection | undefined;

  constructor(config: SqliteDialectConfig, { busyTimeout }: { readonly busyTimeout: number }) {
    super(config);
    this.#busyTimeout = busyTimeout;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    await this.#take();
    this.#connection ??= this.#patient(await super.acquireConnection());
    return this.#connection;
  }

  override async releaseConnection(): Promise<void> {
    this.#handOn();
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await super.beginTransaction(connection);
    this.#inTransaction = true;
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await super.commitTransaction(connection);
    this.#inTransaction = false;
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    this.#inTransaction = false;
    await super.rollbackTransaction(connection);
  }

  /** Resolves after those already in the queue have been served. */
  override async destroy(): Promise<void> {
    while (this.#aside > 0) await setTimeout(longestPause);
    await this.#take();
    await super.destroy();
  }

  async #take(): Promise<void> {
    if (this.#taken) {
      await new Promise<void>((resolve) => {
        this.#waiting.push(resolve);
      });
    }
    this.#taken = true;
  }

  #handOn(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#taken = false;
    else next();
  }

  #patient(connection: DatabaseConnection): DatabaseConnection {
    return {
      executeQuery: (query) => this.#retry(() => connection.executeQuery(query)),
      streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
    };
  }

  async #retry<Result>(attempt: () => Promise<Result>): Promise<Result> {
    const giveUpAt = performance.now() + this.#busyTimeout;
    for (;;) {
      try {
        return await attempt();
      } catch (error) {
        // Within a transaction the lock is held already, and nothing may be interleaved.
        if (!isLocked(error) || this.#inTransaction) throw error;
        if (performance.now() >= giveUpAt) throw new NotWritable(error);
      }
      await this.#standAside();
    }
  }

  async #standAside(): Promise<void> {
    this.#aside += 1;
    this.#handOn();
    // Jitter: two processes that waited equally long would collide again.
    await setTimeout(Math.random() * longestPause);
    await this.#take();
    this.#aside -= 1;
  }
}

function isLocked(error: unknown): boolean {
  return error instanceof Sqlite.SqliteError && /^SQLITE_BUSY(?:_|$)/.test(error.code);
}
