import { setTimeout } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { type DatabaseConnection, type SqliteDialectConfig, SqliteDriver } from 'kysely';
import { NotWritable } from '../../../core/ports/not-writable.ts';

/** Milliseconds, at most, between two attempts at something that another process keeps locked. */
const longestPause = 50;

/**
 * Passes the one connection on in the order in which it was asked for. Kysely's own lock wakes everyone who is waiting
 * each time it is released: a thousand waiting reads would be half a million wake-ups.
 *
 * While another process writes, anyone else who wants to write waits and tries again for `busyTimeout` milliseconds.
 * SQLite itself would wait within its call, and block the whole process; this way others read in the meantime.
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

  /** Those already waiting are still served. */
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
        // A transaction has the lock that it needs, and nobody else may come in between.
        if (!isLocked(error) || this.#inTransaction) throw error;
        if (performance.now() >= giveUpAt) throw new NotWritable(error);
      }
      await this.#standAside();
    }
  }

  async #standAside(): Promise<void> {
    this.#aside += 1;
    this.#handOn();
    // Rivals that wait for different times do not collide again.
    await setTimeout(Math.random() * longestPause);
    await this.#take();
    this.#aside -= 1;
  }
}

function isLocked(error: unknown): boolean {
  return error instanceof Sqlite.SqliteError && /^SQLITE_BUSY(?:_|$)/.test(error.code);
}
