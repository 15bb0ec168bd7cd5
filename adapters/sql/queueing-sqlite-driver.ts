import { type DatabaseConnection, SqliteDriver } from 'kysely';

/**
 * Hands the one connection on in the order in which it was asked for. Kysely's own lock wakes everyone who waits each
 * time that it is released: a thousand reads that wait would be half a million wake-ups.
 */
export class QueueingSqliteDriver extends SqliteDriver {
  readonly #waiting: (() => void)[] = [];
  #taken = false;

  override async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#taken) {
      await new Promise<void>((resolve) => {
        this.#waiting.push(resolve);
      });
    }
    this.#taken = true;
    return super.acquireConnection();
  }

  override async releaseConnection(): Promise<void> {
    const next = this.#waiting.shift();
    if (next === undefined) this.#taken = false;
    else next();
  }
}
