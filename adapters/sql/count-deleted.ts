import type { DeleteResult } from 'kysely';

/** Deletes; answers how many rows that were. */
export async function countDeleted(deletion: {
  executeTakeFirstOrThrow(): Promise<DeleteResult>;
}): Promise<number> {
  return Number((await deletion.executeTakeFirstOrThrow()).numDeletedRows);
}
