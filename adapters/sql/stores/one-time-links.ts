import type { Selectable } from 'kysely';
import type { OneTimeLink, OneTimeLinks } from '../../../core/ports/one-time-links.ts';
import type { Database, OneTimeLinksTable } from '../connection/schema.ts';
import { dialectOf } from '../dialects/dialect-of.ts';
import { countDeleted } from '../queries/count-deleted.ts';

function toLink(row: Selectable<OneTimeLinksTable>): OneTimeLink {
  return {
    tokenHash: row.token_hash,
    kind: row.kind,
    accountId: row.account_id,
    email: row.email,
    expiresAt: new Date(row.expires_at),
  };
}

export function createSqlOneTimeLinks(db: Database): OneTimeLinks {
  return {
    async add(link) {
      await db
        .insertInto('one_time_links')
        .values({
          token_hash: link.tokenHash,
          kind: link.kind,
          account_id: link.accountId,
          email: link.email,
          expires_at: link.expiresAt.getTime(),
        })
        .execute();
    },

    async find(tokenHash, now) {
      const row = await db
        .selectFrom('one_time_links')
        .selectAll()
        .where('token_hash', '=', tokenHash)
        .where('expires_at', '>=', now.getTime())
        .executeTakeFirst();
      return row && toLink(row);
    },

    async latest({ kind, accountId, email }, now) {
      if (dialectOf(db).locksRows)
        await db.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute();
      const row = await db
        .selectFrom('one_time_links')
        .selectAll()
        .where('account_id', '=', accountId)
        .where('kind', '=', kind)
        .where('email', '=', email)
        .where('expires_at', '>=', now.getTime())
        .orderBy('expires_at', 'desc')
        .executeTakeFirst();
      return row && toLink(row);
    },

    async take(tokenHash, now) {
      const row = await db
        .deleteFrom('one_time_links')
        .where('token_hash', '=', tokenHash)
        .where('expires_at', '>=', now.getTime())
        .returningAll()
        .executeTakeFirst();
      return row && toLink(row);
    },

    async removeAll(accountId, kinds) {
      // PostgreSQL does not accept an empty list.
      if (kinds.length === 0) return;
      await db
        .deleteFrom('one_time_links')
        .where('account_id', '=', accountId)
        .where('kind', 'in', kinds)
        .execute();
    },

    removeExpired: (now) =>
      countDeleted(db.deleteFrom('one_time_links').where('expires_at', '<', now.getTime())),
  };
}
