import { type ExpressionBuilder, type Selectable, type SqlBool, sql } from 'kysely';
import { verifiedWeight } from '../../../core/adverts/filter.ts';
import type { Account } from '../../../core/entities/account.ts';
import type { Accounts } from '../../../core/ports/accounts.ts';
import { atomic } from '../connection/atomic.ts';
import { createCompiledQueryCache } from '../connection/compiled-query-cache.ts';
import { genericPlan } from '../connection/generic-plan.ts';
import type { AccountsTable, Database, Tables } from '../connection/schema.ts';
import { dialectOf } from '../dialects/dialect-of.ts';
import { accountsBeingDeleted } from '../queries/absent-accounts.ts';
import { removeReferences } from '../queries/picture-references.ts';
import { fromBit, toBit, toOptionalDate } from '../queries/rows.ts';
import { compactWords, profileWords } from '../words/search-words.ts';

/** Whether the account still has rows on which counters depend. */
async function hasLeftovers(db: Database, accountId: string): Promise<boolean> {
  const { found } = await db
    .selectNoFrom(({ exists, or, selectFrom }) => {
      const rows = [
        selectFrom('adverts').select('id').where('seller_id', '=', accountId),
        selectFrom('comments').select('id').where('author_id', '=', accountId),
        selectFrom('likes').select('advert_id').where('account_id', '=', accountId),
        selectFrom('saves').select('advert_id').where('account_id', '=', accountId),
        selectFrom('picture_holds').select('picture_key').where('account_id', '=', accountId),
      ];
      return or(rows.map((query) => exists(query))).as('found');
    })
    .executeTakeFirstOrThrow();
  return Boolean(found);
}

async function removeProfile(db: Database, accountId: string): Promise<void> {
  const profile = await db
    .deleteFrom('profiles')
    .where('account_id', '=', accountId)
    .returning('picture_key')
    .executeTakeFirst();
  if (profile === undefined) return;
  if (profile.picture_key !== null) await removeReferences(db, [profile.picture_key]);
  await profileWords(db).remove(db, accountId);
  await compactWords(db, profileWords(db));
}

/** Removes the account's conversations whose other account no longer exists. */
async function removeUnreadable(db: Database, accountId: string): Promise<void> {
  // Without the lock, each of two accounts that are removed at the same time would still find the other.
  if (dialectOf(db).locksRows) {
    const withLower = db.selectFrom('conversations').select('low_id as id').where('high_id', '=', accountId);
    const withHigher = db.selectFrom('conversations').select('high_id as id').where('low_id', '=', accountId);
    await db
      .selectFrom('accounts')
      .select('id')
      .where('id', 'in', withLower.unionAll(withHigher))
      .forKeyShare()
      .execute();
  }
  for (const [own, other] of [
    ['low_id', 'high_id'],
    ['high_id', 'low_id'],
  ] as const) {
    const isUnreadable = ({ and, not, exists, selectFrom }: ExpressionBuilder<Tables, 'conversations'>) =>
      and([
        sql<SqlBool>`${sql.ref(`conversations.${own}`)} = ${accountId}`,
        not(
          exists(
            selectFrom('accounts')
              .select('accounts.id')
              .whereRef('accounts.id', '=', `conversations.${other}`),
          ),
        ),
      ]);
    const pictures = await db
      .deleteFrom('message_pictures')
      .where('message_id', 'in', (query) =>
        query
          .selectFrom('conversations')
          .innerJoin('messages', (join) =>
            join
              .onRef('messages.low_id', '=', 'conversations.low_id')
              .onRef('messages.high_id', '=', 'conversations.high_id'),
          )
          .select('messages.id')
          .where('messages.picture_count', '>', 0)
          .where(isUnreadable),
      )
      .returning('picture_key')
      .execute();
    await removeReferences(
      db,
      pictures.map(({ picture_key }) => picture_key),
    );
    await db.deleteFrom('conversations').where(isUnreadable).execute();
  }
}

/** Counts the account's earlier likes as verified. To be called in the transaction that verifies its email. */
async function countLikes(db: Database, accountId: string): Promise<void> {
  const uncounted = db
    .selectFrom('likes')
    .select('advert_id')
    .where('account_id', '=', accountId)
    .where('verified', '=', 0);
  await db
    .updateTable('adverts')
    .set((update) => ({ verified_like_count: update('verified_like_count', '+', 1) }))
    .where('id', 'in', uncounted)
    .execute();
  await db
    .updateTable('listed_adverts')
    .set((update) => ({ popularity: update('popularity', '+', verifiedWeight) }))
    .where('advert_id', 'in', uncounted)
    .execute();
  await db.updateTable('likes').set({ verified: 1 }).where('account_id', '=', accountId).execute();
}

function toAccount(row: Selectable<AccountsTable>): Account {
  return {
    id: row.id,
    email: row.email,
    emailVerified: fromBit(row.email_verified),
    passwordHash: row.password_hash ?? undefined,
    displayName: row.display_name ?? undefined,
    googleSubject: row.google_subject ?? undefined,
    createdAt: new Date(row.created_at),
    consentedAt: toOptionalDate(row.consented_at),
    language: row.language,
  };
}

/** Listed, because the statement has a generic plan: see `genericPlan`. */
const columns = [
  'id',
  'email',
  'email_verified',
  'password_hash',
  'display_name',
  'google_subject',
  'created_at',
  'consented_at',
  'language',
] as const;

export function createSqlAccounts(db: Database): Accounts {
  const query = createCompiledQueryCache(db);
  const find = async (column: 'id' | 'email' | 'google_subject', value: string) => {
    const [row] = await query(column, [value], () =>
      db
        .selectFrom('accounts')
        .select(columns)
        .where('id', 'not in', accountsBeingDeleted())
        .where(column, '=', value)
        .modifyEnd(genericPlan),
    );
    return row && toAccount(row);
  };
  const change = async (id: string, changes: Partial<AccountsTable>) => {
    await db.updateTable('accounts').set(changes).where('id', '=', id).execute();
  };

  return {
    async add(account) {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('accounts')
        .values({
          id: account.id,
          email: account.email,
          email_verified: toBit(account.emailVerified),
          password_hash: account.passwordHash ?? null,
          display_name: account.displayName ?? null,
          google_subject: account.googleSubject ?? null,
          created_at: account.createdAt.getTime(),
          consented_at: account.consentedAt?.getTime() ?? null,
          language: account.language,
        })
        .onConflict((conflict) => conflict.column('email').doNothing())
        .executeTakeFirstOrThrow();
      return numInsertedOrUpdatedRows === 1n ? 'added' : 'email-taken';
    },

    byId: (id) => find('id', id),
    byEmail: (email) => find('email', email),
    byGoogleSubject: (subject) => find('google_subject', subject),

    linkGoogle: (id, subject) =>
      atomic(db, async (running) => {
        const owner = await running
          .selectFrom('accounts')
          .select('id')
          .where('google_subject', '=', subject)
          .executeTakeFirst();
        if (owner !== undefined) return owner.id === id;
        const { numUpdatedRows } = await running
          .updateTable('accounts')
          .set({ google_subject: subject })
          .where('id', '=', id)
          .where('google_subject', 'is', null)
          .where('id', 'not in', accountsBeingDeleted())
          .executeTakeFirstOrThrow();
        return numUpdatedRows === 1n;
      }),

    leave: (id, at) =>
      atomic(db, async (db) => {
        // Without password and Google identity the account cannot log in, and a new account can have the identity.
        const { numUpdatedRows } = await db
          .updateTable('accounts')
          .set({ password_hash: null, google_subject: null, email_verified: 0 })
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        if (numUpdatedRows === 0n) return false;
        const { numInsertedOrUpdatedRows } = await db
          .insertInto('leaving')
          .values({ account_id: id, since: at.getTime() })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirstOrThrow();
        await db
          .insertInto('absent')
          .values({ account_id: id })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        return numInsertedOrUpdatedRows === 1n;
      }),

    remove: (id) =>
      atomic(db, async (db) => {
        // A write in the account's name waits for this transaction, and then finds no account.
        await db
          .selectFrom('accounts')
          .select('id')
          .where('id', '=', id)
          .$if(dialectOf(db).locksRows, (query) => query.forUpdate())
          .executeTakeFirst();
        if (await hasLeftovers(db, id)) return false;
        await removeProfile(db, id);
        await removeUnreadable(db, id);
        await db.deleteFrom('accounts').where('id', '=', id).execute();
        return true;
      }),

    verifyEmail: (id, email) =>
      atomic(db, async (db) => {
        const { numUpdatedRows } = await db
          .updateTable('accounts')
          .set({ email_verified: toBit(true) })
          .where('id', '=', id)
          .where('email', '=', email)
          .executeTakeFirstOrThrow();
        if (numUpdatedRows === 0n) return false;
        await countLikes(db, id);
        return true;
      }),

    async changeEmail(id, email) {
      return atomic(db, async (running) => {
        const holder = await running
          .selectFrom('accounts')
          .select('id')
          .where('email', '=', email)
          .executeTakeFirst();
        if (holder !== undefined && holder.id !== id) return 'email-taken';
        await running
          .updateTable('accounts')
          .set({ email, email_verified: toBit(true) })
          .where('id', '=', id)
          .execute();
        await countLikes(running, id);
        return 'changed';
      });
    },

    setPassword: (id, passwordHash) => change(id, { password_hash: passwordHash }),
    unlinkGoogle: (id) => change(id, { google_subject: null }),
    recordConsent: (id, at) => change(id, { consented_at: at.getTime() }),
    setLanguage: (id, language) => change(id, { language }),
  };
}
