/**
 * Thrown by anything that stores data while nothing can be written because the disk is full or read-only. The write in
 * progress is lost; older data can be read.
 */
export class NotWritable extends Error {
  override readonly name = 'NotWritable';

  constructor(cause: unknown) {
    super(`Nothing can be written: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}

/** Runs a write that is not essential for reading; it is skipped while nothing can be written. */
export async function ifWritable<Result>(work: Promise<Result>): Promise<Result | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof NotWritable) return undefined;
    throw error;
  }
}
