import type { DeleteResult } from 'kysely';

export async function countDeleted(deletion: {
  executeTakeFirstOrThrow(): Promise<DeleteResult>;
}): Promise<number> {
  return Number((await deletion.executeTakeFirstOrThrow()).numDeletedRows);
}
