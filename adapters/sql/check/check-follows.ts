import { sql } from 'kysely';
import type { Database } from '../connection/schema.ts';

/** Follows that no use case adds: of oneself, and between two of whom one has blocked the other. */
const isWrong = sql`follower_id = seller_id or exists (select 1 from blocks
  where blocker_id = follower_id and blocked_id = seller_id or blocker_id = seller_id and blocked_id = follower_id)`;

export async function wrongFollows(
  db: Database,
): Promise<readonly { readonly followerId: string; readonly sellerId: string }[]> {
  const { rows } = await sql<{ follower_id: string; seller_id: string }>`
    select follower_id, seller_id from follows where ${isWrong} order by follower_id, seller_id`.execute(db);
  return rows.map((row) => ({ followerId: row.follower_id, sellerId: row.seller_id }));
}

/** Removes them; returns how many there were. */
export async function removeWrongFollows(db: Database): Promise<number> {
  const { numAffectedRows } = await sql`delete from follows where ${isWrong}`.execute(db);
  return Number(numAffectedRows ?? 0);
}
