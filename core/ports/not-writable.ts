/**
 * Thrown by any store, and by whatever else keeps something, while nothing can be written: the disk is full or
 * read-only. What was being written is not kept. What was written before can be read.
 */
export class NotWritable extends Error {
  override readonly name = 'NotWritable';

  constructor(cause: unknown) {
    super(`Nothing can be written: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}

/** Runs a write that reading can do without; it is skipped while nothing can be written. */
export async function ifWritable<Result>(work: Promise<Result>): Promise<Result | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof NotWritable) return undefined;
    throw error;
  }
}
