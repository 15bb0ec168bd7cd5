import type { Account } from '../../core/accounts/account.ts';
import type { Accounts } from '../../core/ports/accounts.ts';
import type { Connection, MemoryTables } from './memory-database.ts';
import { isPresent } from './present.ts';

function findByEmail(tables: MemoryTables, email: string): Account | undefined {
  return [...tables.accounts.values()].find((account) => account.email === email);
}

function findByGoogleSubject(tables: MemoryTables, subject: string | undefined): Account | undefined {
  if (subject === undefined) return undefined;
  return [...tables.accounts.values()].find((account) => account.googleSubject === subject);
}

function present(tables: MemoryTables, account: Account | undefined): Account | undefined {
  return account !== undefined && isPresent(tables, account.id) ? account : undefined;
}

function hasLeftovers(tables: MemoryTables, accountId: string): boolean {
  const isOwn = (row: { readonly accountId: string }) => row.accountId === accountId;
  return (
    [...tables.adverts.values()].some((row) => row.sellerId === accountId) ||
    [...tables.comments.values()].some((row) => row.authorId === accountId) ||
    [...tables.likes.values(), ...tables.saves.values(), ...tables.holds.values()].some(isOwn)
  );
}

function removeWhere<Row>(table: Map<string, Row>, goes: (row: Row) => boolean): void {
  for (const [key, row] of table) if (goes(row)) table.delete(key);
}

function change(tables: MemoryTables, id: string, changes: Partial<Account>): void {
  const account = tables.accounts.get(id);
  if (account !== undefined) tables.accounts.set(id, { ...account, ...changes });
}

export function createMemoryAccounts(connection: Connection): Accounts {
  return {
    add: (account) =>
      connection.write((tables) => {
        if (findByEmail(tables, account.email) !== undefined) return 'email-taken';
        if (findByGoogleSubject(tables, account.googleSubject) !== undefined) {
          throw new Error('There is an account with this Google subject already.');
        }
        if (tables.accounts.has(account.id)) throw new Error(`There is an account ${account.id} already.`);
        tables.accounts.set(account.id, structuredClone(account));
        return 'added';
      }),
    byId: (id) => connection.read((tables) => present(tables, tables.accounts.get(id))),
    byEmail: (email) => connection.read((tables) => present(tables, findByEmail(tables, email))),
    byGoogleSubject: (subject) =>
      connection.read((tables) => present(tables, findByGoogleSubject(tables, subject))),
    linkGoogle: (id, subject) =>
      connection.write((tables) => {
        const account = tables.accounts.get(id);
        const owner = findByGoogleSubject(tables, subject);
        if (account === undefined || owner !== undefined) return owner?.id === id;
        if (account.googleSubject !== undefined || !isPresent(tables, id)) return false;
        tables.accounts.set(id, { ...account, googleSubject: subject });
        return true;
      }),
    leave: (id, at) =>
      connection.write((tables) => {
        const account = tables.accounts.get(id);
        if (account === undefined || tables.leaving.has(id)) return false;
        tables.leaving.set(id, new Date(at));
        const noWayIn = { passwordHash: undefined, googleSubject: undefined, emailVerified: false };
        tables.accounts.set(id, { ...account, ...noWayIn });
        return true;
      }),
    remove: (id) =>
      connection.write((tables) => {
        if (hasLeftovers(tables, id)) return false;
        for (const table of [tables.accounts, tables.profiles, tables.leaving]) table.delete(id);
        const isOwn = (row: { readonly accountId: string | undefined }) => row.accountId === id;
        removeWhere(tables.sessions, isOwn);
        removeWhere(tables.endedSessions, isOwn);
        removeWhere(tables.drafts, isOwn);
        removeWhere(tables.oneTimeLinks, isOwn);
        removeWhere(tables.deliveries, isOwn);
        removeWhere(tables.inboxes, isOwn);
        removeWhere(tables.blocks, (row) => row.blockerId === id || row.blockedId === id);
        const isGone = (accountId: string) => !tables.accounts.has(accountId);
        removeWhere(tables.messages, ({ from, to }) => isGone(from) && isGone(to));
        return true;
      }),
    verifyEmail: (id, email) =>
      connection.write((tables) => {
        if (tables.accounts.get(id)?.email !== email) return false;
        change(tables, id, { emailVerified: true });
        return true;
      }),
    changeEmail: (id, email) =>
      connection.write((tables) => {
        if ((findByEmail(tables, email)?.id ?? id) !== id) return 'email-taken';
        change(tables, id, { email, emailVerified: true });
        return 'changed';
      }),
    setPassword: (id, passwordHash) => connection.write((tables) => change(tables, id, { passwordHash })),
    unlinkGoogle: (id) => connection.write((tables) => change(tables, id, { googleSubject: undefined })),
    recordConsent: (id, at) =>
      connection.write((tables) => change(tables, id, { consentedAt: new Date(at) })),
  };
}
