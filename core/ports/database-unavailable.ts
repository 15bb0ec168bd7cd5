/**
 * Thrown by every store, and by everything else that uses the database, while the database is unavailable: stopped,
 * killed, starting, or without a free connection. Whether a write in progress was committed is unknown.
 */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';

  constructor(cause: unknown) {
    super(`The database does not answer: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}
