import { cleanStanding, type Member } from '../../core/entities/standing.ts';
import type { Members } from '../../core/ports/members.ts';
import { fold } from '../../core/words/fold.ts';
import { startOf } from '../../core/words/words.ts';
import type { Connection, MemoryTables, ProfileRow } from './memory-database.ts';

function memberOf(tables: MemoryTables, profile: ProfileRow | undefined): Member | undefined {
  const account = profile && tables.accounts.get(profile.accountId);
  if (profile === undefined || account === undefined || tables.leaving.has(account.id)) return undefined;
  return {
    accountId: account.id,
    username: profile.username,
    fullName: profile.fullName,
    email: account.email,
    emailVerified: account.emailVerified,
    joinedAt: account.createdAt,
    language: account.language,
    standing: tables.standings.get(account.id) ?? cleanStanding,
  };
}

export function createMemoryMembers(connection: Connection): Members {
  return {
    standing: (accountId) => connection.read((tables) => tables.standings.get(accountId) ?? cleanStanding),
    decide: (accountId, standing) =>
      connection.write((tables) => {
        if (!tables.accounts.has(accountId)) throw new Error(`There is no account ${accountId}.`);
        if ((tables.standings.get(accountId)?.version ?? standing.version) !== standing.version) return false;
        tables.standings.set(accountId, { ...structuredClone(standing), version: standing.version + 1 });
        return true;
      }),
    byId: (accountId) => connection.read((tables) => memberOf(tables, tables.profiles.get(accountId))),
    byIds: (accountIds) =>
      connection.read((tables) =>
        accountIds.flatMap((accountId) => memberOf(tables, tables.profiles.get(accountId)) ?? []),
      ),
    byUsername: (username) =>
      connection.read((tables) => {
        const wanted = username.toLowerCase();
        const [profile] = tables.profiles.where((row) => row.username.toLowerCase() === wanted);
        return memberOf(tables, profile);
      }),
    beginning: ({ username, fullName, email, limit }) =>
      connection.read((tables) => {
        const members = [...tables.profiles.values()].flatMap((profile) => memberOf(tables, profile) ?? []);
        const inOrder = (wanted: string, keyOf: (member: Member) => string) =>
          members
            .filter((member) => wanted !== '' && keyOf(member).startsWith(wanted))
            .sort((left, right) => (keyOf(left) < keyOf(right) ? -1 : 1));
        const found = [
          ...inOrder(username, (member) => fold(member.username)),
          ...inOrder(fullName, (member) => startOf(member.fullName)),
          ...inOrder(email, (member) => member.email),
        ];
        return [...new Map(found.map((member) => [member.accountId, member])).values()].slice(0, limit);
      }),
    page: ({ beginning, after = '', limit }) =>
      connection.read((tables) => {
        const wanted = beginning.toLowerCase();
        const keyOf = ({ username }: { readonly username: string }) => username.toLowerCase();
        return [...tables.profiles.values()]
          .flatMap((profile) => memberOf(tables, profile) ?? [])
          .filter(({ username, email, fullName }) =>
            [username, email, fullName].some((text) => text.toLowerCase().startsWith(wanted)),
          )
          .filter((member) => keyOf(member) > after.toLowerCase())
          .sort((left, right) => (keyOf(left) < keyOf(right) ? -1 : 1))
          .slice(0, limit);
      }),
  };
}
