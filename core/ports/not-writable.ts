/**
 * Thrown by everything that stores data while the disk is full or read-only. The write in progress is lost; stored
 * data can still be read.
 */
export class NotWritable extends Error {
  override readonly name = 'NotWritable';

  constructor(cause: unknown) {
    super(`Nothing can be written: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}

/** Awaits a write that a reader does not depend on: `NotWritable` becomes undefined, other errors are thrown. */
export async function ifWritable<Result>(work: Promise<Result>): Promise<Result | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof NotWritable) return undefined;
    throw error;
  }
}
