import type { Account } from '../../core/entities/account.ts';
import type { Accounts } from '../../core/ports/accounts.ts';
import type { Connection, MemoryTables } from './memory-database.ts';

function findByEmail(tables: MemoryTables, email: string): Account | undefined {
  return [...tables.accounts.values()].find((account) => account.email === email);
}

function findByGoogleSubject(tables: MemoryTables, subject: string | undefined): Account | undefined {
  if (subject === undefined) return undefined;
  return [...tables.accounts.values()].find((account) => account.googleSubject === subject);
}

function present(tables: MemoryTables, account: Account | undefined): Account | undefined {
  return account !== undefined && !tables.leaving.has(account.id) ? account : undefined;
}

function hasLeftovers(tables: MemoryTables, accountId: string): boolean {
  const isOwn = (row: { readonly accountId: string }) => row.accountId === accountId;
  return (
    tables.adverts.where((row) => row.sellerId === accountId).length > 0 ||
    tables.comments.where((row) => row.authorId === accountId).length > 0 ||
    [tables.likes, tables.saves, tables.holds].some((table) => table.where(isOwn).length > 0)
  );
}

export function createMemoryAccounts(connection: Connection): Accounts {
  return {
    add: (account) =>
      connection.write((tables) => {
        if (findByEmail(tables, account.email) !== undefined) return 'email-taken';
        if (findByGoogleSubject(tables, account.googleSubject) !== undefined) {
          throw new Error('There is already an account with this Google subject.');
        }
        if (tables.accounts.has(account.id)) throw new Error(`There is already an account ${account.id}.`);
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
        if (account.googleSubject !== undefined || tables.leaving.has(id)) return false;
        return tables.accounts.change(id, { googleSubject: subject });
      }),
    leave: (id, at) =>
      connection.write((tables) => {
        if (!tables.accounts.has(id) || tables.leaving.has(id)) return false;
        tables.leaving.set(id, new Date(at));
        const noWayIn = { passwordHash: undefined, googleSubject: undefined };
        return tables.accounts.change(id, noWayIn);
      }),
    remove: (id) =>
      connection.write((tables) => {
        if (hasLeftovers(tables, id)) return false;
        const { accounts, profiles, leaving, mailChoices, advertDrafts, standings, secondFactors } = tables;
        const byAccount = [accounts, profiles, leaving, mailChoices, advertDrafts, standings, secondFactors];
        for (const table of byAccount) table.delete(id);
        const isOwn = (row: { readonly accountId: string | undefined }) => row.accountId === id;
        const { sessions, endedSessions, unfinished, oneTimeLinks, deliveries, inboxes, pushSubscriptions } =
          tables;
        for (const table of [
          sessions,
          endedSessions,
          unfinished,
          oneTimeLinks,
          deliveries,
          inboxes,
          pushSubscriptions,
        ])
          table.removeWhere(isOwn);
        const { notifications, savedSearches, sanctions, recoveryCodes } = tables;
        for (const table of [notifications, savedSearches, sanctions, recoveryCodes])
          table.removeWhere(isOwn);
        for (const report of tables.reports.values()) {
          if (report.reporterId === id) tables.reports.change(report.id, { reporterId: undefined });
          if (report.writerId === id) tables.reports.change(report.id, { writerId: undefined });
        }
        tables.reviewCases.removeWhere(({ writerId }) => writerId === id);
        tables.blocks.removeWhere((row) => row.blockerId === id || row.blockedId === id);
        tables.sales.removeWhere((row) => row.sellerId === id || row.buyerId === id);
        tables.follows.removeWhere((row) => row.followerId === id || row.sellerId === id);
        tables.ratings.removeWhere((row) => row.aboutId === id);
        for (const row of tables.ratings.where(({ authorId }) => authorId === id)) {
          tables.ratings.change(row.id, { authorId: undefined });
        }
        const isGone = (accountId: string) => !tables.accounts.has(accountId);
        tables.messages.removeWhere(({ from, to }) => isGone(from) && isGone(to));
        return true;
      }),
    verifyEmail: (id, email) =>
      connection.write((tables) => {
        return (
          tables.accounts.get(id)?.email === email && tables.accounts.change(id, { emailVerified: true })
        );
      }),
    changeEmail: (id, email) =>
      connection.write((tables) => {
        if ((findByEmail(tables, email)?.id ?? id) !== id) return 'email-taken';
        tables.accounts.change(id, { email, emailVerified: true });
        return 'changed';
      }),
    setPassword: (id, passwordHash) =>
      connection.write((tables) => void tables.accounts.change(id, { passwordHash })),
    unlinkGoogle: (id) =>
      connection.write((tables) => void tables.accounts.change(id, { googleSubject: undefined })),
    recordConsent: (id, at) =>
      connection.write((tables) => void tables.accounts.change(id, { consentedAt: at })),
    setLanguage: (id, language) =>
      connection.write((tables) => void tables.accounts.change(id, { language })),
  };
}
