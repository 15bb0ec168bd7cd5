import type { Selectable } from 'kysely';
import { nameLook } from '../../../core/accounts/name-look.ts';
import type { Profile } from '../../../core/entities/profile.ts';
import type { ProfileChanges, Profiles } from '../../../core/ports/profiles.ts';
import { fold } from '../../../core/words/fold.ts';
import { startOf } from '../../../core/words/words.ts';
import { atomic } from '../connection/atomic.ts';
import { createCompiledQueryCache } from '../connection/compiled-query-cache.ts';
import { genericPlan } from '../connection/generic-plan.ts';
import type { Database, ProfilesTable } from '../connection/schema.ts';
import { dialectOf } from '../dialects/dialect-of.ts';
import { absentAccounts } from '../queries/absent-accounts.ts';
import { addReferences, removeReferences } from '../queries/picture-references.ts';
import { fromBit, inOrder, type JoinedPicture, toBit, toJoinedPicture } from '../queries/rows.ts';
import { profileEntry, profileWords } from '../words/search-words.ts';

function toProfile(
  row: Omit<
    Selectable<ProfilesTable>,
    'username_key' | 'full_name_key' | 'username_look' | 'username_twin' | 'picture_key'
  > &
    JoinedPicture,
): Profile {
  return {
    accountId: row.account_id,
    username: row.username,
    fullName: row.full_name,
    about: row.about,
    address: row.address,
    phoneNumber: row.phone_number,
    callMe: fromBit(row.call_me),
    whatsappMe: fromBit(row.whatsapp_me),
    dateOfBirth: row.date_of_birth ?? undefined,
    picture: toJoinedPicture(row),
    advertCount: row.advert_count,
    likesReceived: row.likes_received,
    ratingCount: row.rating_count,
    answers: row.answers ?? undefined,
    createdAt: new Date(row.created_at),
  };
}

function toColumns(changes: ProfileChanges) {
  return {
    username: changes.username,
    username_key: fold(changes.username),
    username_look: nameLook(changes.username),
    full_name: changes.fullName,
    full_name_key: startOf(changes.fullName),
    about: changes.about,
    address: changes.address,
    phone_number: changes.phoneNumber,
    call_me: toBit(changes.callMe),
    whatsapp_me: toBit(changes.whatsappMe),
    date_of_birth: changes.dateOfBirth ?? null,
    picture_key: changes.pictureKey ?? null,
  };
}

/** Whether another account than `exceptId` has a username that looks like this one. */
async function usernameTaken(db: Database, username: string, exceptId = ''): Promise<boolean> {
  const holder = await db
    .selectFrom('profiles')
    .select('account_id')
    .where('username_look', '=', nameLook(username))
    .where('account_id', '!=', exceptId)
    .limit(1)
    .executeTakeFirst();
  return holder !== undefined;
}

export function createSqlProfiles(db: Database): Profiles {
  const query = createCompiledQueryCache(db);
  const profiles = () =>
    db
      .selectFrom('profiles as profile')
      .leftJoin('pictures as face', 'face.key', 'profile.picture_key')
      .where('profile.account_id', 'not in', absentAccounts())
      .select([
        'profile.account_id',
        'profile.username',
        'profile.full_name',
        'profile.about',
        'profile.address',
        'profile.phone_number',
        'profile.call_me',
        'profile.whatsapp_me',
        'profile.date_of_birth',
        'profile.advert_count',
        'profile.likes_received',
        'profile.rating_count',
        'profile.answers',
        'profile.created_at',
        'face.key as picture_key',
        'face.width as picture_width',
        'face.height as picture_height',
        'face.placeholder as picture_placeholder',
      ]);

  return {
    add: (profile) =>
      atomic(db, async (db) => {
        const row = {
          account_id: profile.accountId,
          ...toColumns(profile),
          username_twin: 0,
          advert_count: 0,
          likes_received: 0,
          rating_count: 0,
          answers: null,
          created_at: profile.createdAt.getTime(),
        };
        const isTaken = await usernameTaken(db, profile.username);
        const { numInsertedOrUpdatedRows: added = 0n } = isTaken
          ? {}
          : await db
              .insertInto('profiles')
              .values(row)
              .onConflict((conflict) => conflict.doNothing())
              .executeTakeFirstOrThrow();
        if (added === 0n) {
          const own = await db
            .selectFrom('profiles')
            .select('account_id')
            .where('account_id', '=', profile.accountId)
            .executeTakeFirst();
          return own === undefined ? 'username-taken' : 'exists';
        }
        if (row.picture_key !== null) await addReferences(db, [row.picture_key]);
        await profileWords(db).write(db, [profileEntry(row)]);
        return 'added';
      }),

    async byAccountId(accountId) {
      const [row] = await query('one', [accountId], () =>
        profiles().where('profile.account_id', '=', accountId).modifyEnd(genericPlan),
      );
      return row && toProfile(row);
    },

    async byAccountIds(accountIds) {
      if (accountIds.length === 0) return [];
      const distinct = [...new Set(accountIds)];
      const rows = await query(`${distinct.length}`, distinct, () =>
        profiles().where('profile.account_id', 'in', distinct).modifyEnd(genericPlan),
      );
      return inOrder(accountIds, new Map(rows.map((row) => [row.account_id, toProfile(row)])));
    },

    async inOrder({ after = '', limit }) {
      const rows = await profiles()
        .where('profile.account_id', '>', after)
        .orderBy('profile.account_id')
        .limit(limit)
        .execute();
      return rows.map(toProfile);
    },

    async setAnswers(accountId, answers) {
      await db
        .updateTable('profiles')
        .set({ answers: answers ?? null })
        .where('account_id', '=', accountId)
        .execute();
    },

    update: (accountId, changes) =>
      atomic(db, async (db) => {
        const before = await db
          .selectFrom('profiles')
          .select(['account_id', 'username', 'picture_key', 'created_at'])
          .where('account_id', '=', accountId)
          .$if(dialectOf(db).locksRows, (query) => query.forNoKeyUpdate())
          .executeTakeFirst();
        if (before === undefined) return 'missing';
        const isNew = changes.username !== before.username;
        if (isNew && (await usernameTaken(db, changes.username, accountId))) return 'username-taken';

        const after = { ...toColumns(changes), ...(isNew ? { username_twin: 0 } : {}) };
        await db.updateTable('profiles').set(after).where('account_id', '=', accountId).execute();
        if (after.picture_key !== before.picture_key) {
          if (after.picture_key !== null) await addReferences(db, [after.picture_key]);
          if (before.picture_key !== null) await removeReferences(db, [before.picture_key]);
        }
        await profileWords(db).write(db, [profileEntry({ ...before, ...after })]);
        return 'updated';
      }),

    indexWords: (accountId) =>
      atomic(db, async (db) => {
        const profile = await db
          .selectFrom('profiles')
          .select(['account_id', 'username', 'full_name', 'created_at'])
          .where('account_id', '=', accountId)
          .$if(dialectOf(db).locksRows, (query) => query.forNoKeyUpdate())
          .executeTakeFirst();
        if (profile !== undefined) await profileWords(db).write(db, [profileEntry(profile)]);
      }),

    usernameTaken: (username) => usernameTaken(db, username),
  };
}
