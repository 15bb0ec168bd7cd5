import { type RawBuilder, sql } from 'kysely';
import type { Member } from '../../../core/entities/standing.ts';
import type { Members } from '../../../core/ports/members.ts';
import { fold } from '../../../core/words/fold.ts';
import { atomic } from '../connection/atomic.ts';
import { createCompiledQueryCache } from '../connection/compiled-query-cache.ts';
import { genericPlan } from '../connection/generic-plan.ts';
import type { Database } from '../connection/schema.ts';
import { accountsBeingDeleted } from '../queries/absent-accounts.ts';
import { fromBit, lastCharacter, toBit } from '../queries/rows.ts';
import { standingColumns, toStanding } from '../queries/standing-columns.ts';

function members(db: Database) {
  return db
    .selectFrom('profiles as profile')
    .innerJoin('accounts as account', 'account.id', 'profile.account_id')
    .leftJoin('standings as standing', 'standing.account_id', 'profile.account_id')
    .where('profile.account_id', 'not in', accountsBeingDeleted())
    .select([
      'profile.account_id',
      'profile.username',
      'profile.full_name',
      'account.email',
      'account.email_verified',
      'account.created_at',
      'account.language',
      ...standingColumns,
    ]);
}

function toMember(row: Awaited<ReturnType<ReturnType<typeof members>['execute']>>[number]): Member {
  return {
    accountId: row.account_id,
    username: row.username,
    fullName: row.full_name,
    email: row.email,
    emailVerified: fromBit(row.email_verified),
    joinedAt: new Date(row.created_at),
    language: row.language,
    standing: toStanding(row),
  };
}

/**
 * Selects members whose `column` begins with this text, in the order of that column's index. Characters such as % have
 * no special meaning.
 */
async function firstOf(
  db: Database,
  column: 'profile.username_key' | 'profile.full_name_key' | 'account.email',
  beginning: string,
  limit: number,
) {
  if (beginning === '') return [];
  return members(db)
    .where(column, '>=', beginning)
    .where(column, '<', beginning + lastCharacter)
    .orderBy(column)
    .limit(limit)
    .execute();
}

export function createSqlMembers(db: Database): Members {
  const query = createCompiledQueryCache(db);

  return {
    async standing(accountId) {
      const [row] = await query('standing', [accountId], () =>
        db
          .selectFrom('standings as standing')
          .select(standingColumns)
          .where('standing.account_id', '=', accountId)
          .modifyEnd(genericPlan),
      );
      return toStanding(row);
    },

    decide: (accountId, { moderator, suspendedUntil, bannedAt, version }) =>
      atomic(db, async (db) => {
        const row = {
          moderator: toBit(moderator),
          suspended_until: suspendedUntil?.getTime() ?? null,
          banned_at: bannedAt?.getTime() ?? null,
          version: version + 1,
        };
        const { numInsertedOrUpdatedRows } = await db
          .insertInto('standings')
          .values({ account_id: accountId, ...row })
          .onConflict((conflict) =>
            conflict.column('account_id').doUpdateSet(row).where('standings.version', '=', version),
          )
          .executeTakeFirstOrThrow();
        if (numInsertedOrUpdatedRows === 0n) return false;
        if (bannedAt === undefined) {
          await db
            .deleteFrom('absent')
            .where('account_id', '=', accountId)
            .where('account_id', 'not in', accountsBeingDeleted())
            .execute();
        } else {
          await db
            .insertInto('absent')
            .values({ account_id: accountId })
            .onConflict((conflict) => conflict.doNothing())
            .execute();
        }
        return true;
      }),

    async byId(accountId) {
      const row = await members(db).where('profile.account_id', '=', accountId).executeTakeFirst();
      return row && toMember(row);
    },

    async byIds(accountIds) {
      if (accountIds.length === 0) return [];
      const rows = await members(db).where('profile.account_id', 'in', accountIds).execute();
      return rows.map(toMember);
    },

    async byUsername(username) {
      const row = await members(db).where('profile.username_key', '=', fold(username)).executeTakeFirst();
      return row && toMember(row);
    },

    async beginning({ username, fullName, email, limit }) {
      const found = await Promise.all([
        firstOf(db, 'profile.username_key', username, limit),
        firstOf(db, 'profile.full_name_key', fullName, limit),
        firstOf(db, 'account.email', email, limit),
      ]);
      const distinct = new Map(found.flat().map((row) => [row.account_id, row]));
      return [...distinct.values()].slice(0, limit).map(toMember);
    },

    async page({ beginning, after = '', limit }) {
      const wanted = beginning.toLowerCase();
      const begins = (column: RawBuilder<string>) =>
        sql<boolean>`substr(${column}, 1, ${[...wanted].length}) = ${wanted}`;
      const columns = [
        sql.ref<string>('profile.username_key'),
        sql.ref<string>('account.email'),
        sql<string>`lower(profile.full_name)`,
      ];
      const rows = await members(db)
        .where('profile.username_key', '>', fold(after))
        .where(({ or }) => or(columns.map(begins)))
        .orderBy('profile.username_key')
        .limit(limit)
        .execute();
      return rows.map(toMember);
    },
  };
}
