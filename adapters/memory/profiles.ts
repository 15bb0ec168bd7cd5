import { nameLook } from '../../core/accounts/name-look.ts';
import type { Profile } from '../../core/entities/profile.ts';
import type { Profiles } from '../../core/ports/profiles.ts';
import type { Connection, MemoryTables, ProfileRow } from './memory-database.ts';
import { isPresent } from './present.ts';

function profileOf(tables: MemoryTables, row: ProfileRow): Profile {
  const { pictureKey, ...rest } = row;
  return { ...rest, picture: pictureKey === undefined ? undefined : tables.pictures.get(pictureKey) };
}

/** The profile, other than that of `exceptId`, whose username looks like this one. */
function holderOf(tables: MemoryTables, username: string, exceptId?: string): ProfileRow | undefined {
  const wanted = nameLook(username);
  return [...tables.profiles.values()].find(
    (row) => row.accountId !== exceptId && nameLook(row.username) === wanted,
  );
}

export function createMemoryProfiles(connection: Connection): Profiles {
  return {
    add: (profile) =>
      connection.write((tables) => {
        if (tables.profiles.has(profile.accountId)) return 'exists';
        if (holderOf(tables, profile.username) !== undefined) return 'username-taken';
        tables.profiles.set(profile.accountId, {
          ...structuredClone(profile),
          advertCount: 0,
          likesReceived: 0,
          ratingCount: 0,
          answers: undefined,
        });
        return 'added';
      }),
    byAccountId: (accountId) =>
      connection.read((tables) => {
        const row = tables.profiles.get(accountId);
        return row === undefined || !isPresent(tables, accountId) ? undefined : profileOf(tables, row);
      }),
    byAccountIds: (accountIds) =>
      connection.read((tables) =>
        accountIds
          .map((accountId) => tables.profiles.get(accountId))
          .filter((row) => row !== undefined)
          .filter((row) => isPresent(tables, row.accountId))
          .map((row) => profileOf(tables, row)),
      ),
    inOrder: ({ after = '', limit }) =>
      connection.read((tables) =>
        tables.profiles
          .where(({ accountId }) => accountId > after && isPresent(tables, accountId))
          .toSorted((one, other) => (one.accountId < other.accountId ? -1 : 1))
          .slice(0, limit)
          .map((row) => profileOf(tables, row)),
      ),
    setAnswers: (accountId, answers) =>
      connection.write((tables) => {
        tables.profiles.change(accountId, { answers });
      }),
    update: (accountId, changes) =>
      connection.write((tables) => {
        const before = tables.profiles.get(accountId);
        if (before === undefined) return 'missing';
        const isNew = changes.username !== before.username;
        if (isNew && holderOf(tables, changes.username, accountId) !== undefined) return 'username-taken';
        tables.profiles.change(accountId, changes);
        return 'updated';
      }),
    /** The in-memory search index reads the profiles. */
    indexWords: async () => undefined,
    usernameTaken: (username) => connection.read((tables) => holderOf(tables, username) !== undefined),
  };
}
