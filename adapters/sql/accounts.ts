import type { Selectable } from 'kysely';
import type { Account } from '../../core/accounts/account.ts';
import type { Accounts } from '../../core/ports/accounts.ts';
import { atomic } from './atomic.ts';
import { fromBit, toBit, toOptionalDate } from './rows.ts';
import type { AccountsTable, Database } from './schema.ts';

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
  };
}

export function createSqlAccounts(db: Database): Accounts {
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
        })
        .onConflict((conflict) => conflict.column('email').doNothing())
        .executeTakeFirstOrThrow();
      return numInsertedOrUpdatedRows === 1n ? 'added' : 'email-taken';
    },

    async byId(id) {
      const row = await db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst();
      return row && toAccount(row);
    },

    async byEmail(email) {
      const row = await db.selectFrom('accounts').selectAll().where('email', '=', email).executeTakeFirst();
      return row && toAccount(row);
    },

    async byGoogleSubject(subject) {
      const row = await db
        .selectFrom('accounts')
        .selectAll()
        .where('google_subject', '=', subject)
        .executeTakeFirst();
      return row && toAccount(row);
    },

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
          .executeTakeFirstOrThrow();
        return numUpdatedRows === 1n;
      }),

    async verifyEmail(id, email) {
      const { numUpdatedRows } = await db
        .updateTable('accounts')
        .set({ email_verified: toBit(true) })
        .where('id', '=', id)
        .where('email', '=', email)
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    },

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
        return 'changed';
      });
    },

    async setPassword(id, passwordHash) {
      await db.updateTable('accounts').set({ password_hash: passwordHash }).where('id', '=', id).execute();
    },

    async unlinkGoogle(id) {
      await db.updateTable('accounts').set({ google_subject: null }).where('id', '=', id).execute();
    },

    async recordConsent(id, at) {
      await db.updateTable('accounts').set({ consented_at: at.getTime() }).where('id', '=', id).execute();
    },
  };
}
