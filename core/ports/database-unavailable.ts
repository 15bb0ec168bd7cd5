/**
 * Thrown by any store, and by whatever else keeps something in the database, while that is away: it was stopped or killed,
 * is starting, or has no connection to spare. What was being written is kept or not; nobody knows.
 */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';

  constructor(cause: unknown) {
    super(`The database does not answer: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}
