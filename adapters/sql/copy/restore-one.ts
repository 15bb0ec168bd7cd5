import { sql } from 'kysely';
import { nameLook } from '../../../core/accounts/name-look.ts';
import { deriveUsernames } from '../../../core/accounts/username.ts';
import { herbsIn } from '../../../core/herb-names/herbs-in.ts';
import type { OutboxTask } from '../../../core/ports/outbox.ts';
import type { Stores } from '../../../core/ports/ports.ts';
import { fold } from '../../../core/words/fold.ts';
import { countAnew } from '../check/check-counters.ts';
import { transact } from '../connection/atomic.ts';
import type { Database, Tables } from '../connection/schema.ts';
import { accountsBeingDeleted } from '../queries/absent-accounts.ts';
import { createSqlStores } from '../stores/sql-stores.ts';
import { CopyRefusal } from './refusal.ts';
import { ofAccount, ofAdvert, type RestoredTable, signed } from './restored-tables.ts';
import { insertRows, type Row } from './rows.ts';

interface Places {
  /** The backup. */
  readonly from: Database;
  /** The site's database. */
  readonly to: Database;
  /**
   * Makes sure that the site's photo store has the files of these pictures. The rows written before keep the site from
   * removing them.
   */
  readonly holdFiles: (keys: readonly string[]) => Promise<void>;
}

/** The advert or account to restore. */
export interface Wanted {
  readonly kind: 'advert' | 'account';
  readonly id: string;
}

export interface RestoredOne extends Wanted {
  /** The advert's title, or the account's username after the restore; undefined: it had none. */
  readonly name: string | undefined;
  /** Ids of the restored adverts. */
  readonly adverts: readonly string[];
  /** The number of restored rows of each table. */
  readonly back: ReadonlyMap<string, number>;
  /** The number of rows of each table that refer to an account or advert which no longer exists, and were left out. */
  readonly leftOut: ReadonlyMap<string, number>;
  /** Whether the account's Google identity was left out, because another account has it now. */
  readonly withoutGoogle: boolean;
}

interface Tallies {
  readonly back: Map<string, number>;
  readonly leftOut: Map<string, number>;
}

const batchSize = 500;

/**
 * Restores one advert or account that was deleted since the backup, in one transaction.
 * docs/decisions/0014-moving-and-backups.md says what is restored with it. Throws a `CopyRefusal` if the backup does
 * not have it, or if it still exists. `record` is called within the transaction.
 */
export function restoreOne(
  { to, ...places }: Places,
  { kind, id }: Wanted,
  record: (stores: Stores, restored: RestoredOne) => Promise<void>,
): Promise<RestoredOne> {
  return transact(to, async (running) => {
    const restore = kind === 'advert' ? restoreAdvert : restoreAccount;
    const restored = await restore({ ...places, to: running }, id);
    await record(createSqlStores(running), restored);
    return restored;
  });
}

/** Keys of its pictures in the backup. */
export async function picturesOf(from: Database, { kind, id }: Wanted): Promise<readonly string[]> {
  const rows = await from
    .selectFrom('advert_pictures')
    .innerJoin('adverts', 'adverts.id', 'advert_pictures.advert_id')
    .select('picture_key as key')
    .where(kind === 'advert' ? 'adverts.id' : 'adverts.seller_id', '=', id)
    .union(
      from
        .selectFrom('profiles')
        .select(({ ref }) => ref('picture_key').$notNull().as('key'))
        .where('account_id', '=', kind === 'account' ? id : '')
        .where('picture_key', 'is not', null),
    )
    .execute();
  return rows.map(({ key }) => key).toSorted();
}

async function restoreAdvert(places: Places, id: string): Promise<RestoredOne> {
  const { from, to } = places;
  const advert = await rowOf(from, 'adverts', 'id', id);
  if (advert === undefined) throw new CopyRefusal(`There is no advert ${id} in this backup.`);
  if ((await rowOf(to, 'adverts', 'id', id)) !== undefined) {
    throw new CopyRefusal(`The advert ${id} still exists; nothing was changed.`);
  }
  const seller = String(advert['seller_id']);
  if (!(await livingAmong(to, [seller])).has(seller)) {
    throw new CopyRefusal(
      `The advert ${id} cannot come back alone, because its seller is gone; --account ${seller} brings both back.`,
    );
  }
  const keys = await recordPictures(places, { kind: 'advert', id });
  const tallies = noTallies();
  await restoreAdvertRows(places, advert, tallies);
  await countPictures(to, keys);
  await countAnew(to, 'profiles', { account_id: seller });
  const name = String(advert['title']);
  return { kind: 'advert', id, name, adverts: [id], ...tallies, withoutGoogle: false };
}

async function restoreAccount(places: Places, id: string): Promise<RestoredOne> {
  const { from, to } = places;
  const account = await rowOf(from, 'accounts', 'id', id);
  if (account === undefined || (await rowOf(from, 'leaving', 'account_id', id)) !== undefined) {
    throw new CopyRefusal(`There is no account ${id} in this backup.`);
  }
  await refuseLiving(to, id, String(account['email']));
  const google = account['google_subject'] ?? null;
  const withoutGoogle =
    google !== null && (await rowOf(to, 'accounts', 'google_subject', String(google))) !== undefined;
  await insertRows(to, 'accounts', [{ ...account, google_subject: withoutGoogle ? null : google }]);

  const keys = await recordPictures(places, { kind: 'account', id });
  const name = await restoreProfile(places, id);
  const tallies = noTallies();
  for (const restoredTable of ofAccount) await putBack(places, restoredTable, id, tallies);
  await settleStanding(to, id);
  const adverts = await rowsOf(from, 'adverts', 'seller_id', id);
  for (const advert of adverts) await restoreAdvertRows(places, advert, tallies);
  count(tallies.back, 'adverts', adverts.length);
  await restoreElsewhere(places, id, tallies);
  await signAgain(places, id);
  await openInbox(to, id);
  await countPictures(to, keys);
  await countAnew(to, 'profiles', { account_id: id });
  await createSqlStores(to).profiles.indexWords(id);
  const ids = adverts.map((advert) => String(advert['id']));
  return { kind: 'account', id, name, adverts: ids, ...tallies, withoutGoogle };
}

async function refuseLiving(to: Database, id: string, email: string): Promise<void> {
  if (await isBeingDeleted(to, id)) {
    throw new CopyRefusal(`The account ${id} is still being deleted; try again in a minute.`);
  }
  if ((await rowOf(to, 'accounts', 'id', id)) !== undefined) {
    throw new CopyRefusal(`The account ${id} still exists; nothing was changed.`);
  }
  const rival = await rowOf(to, 'accounts', 'email', email);
  if (rival !== undefined) {
    throw new CopyRefusal(
      `The account ${id} cannot come back, because its email belongs to the account ${rival['id']} now.`,
    );
  }
}

/**
 * Whether a deletion is in progress, even if all rows are deleted already: the unfinished task would run again and
 * delete what is restored.
 */
async function isBeingDeleted(to: Database, id: string): Promise<boolean> {
  if ((await rowOf(to, 'leaving', 'account_id', id)) !== undefined) return true;
  const task: OutboxTask = { kind: 'delete-account', accountId: id };
  return (await rowOf(to, 'outbox', 'task', JSON.stringify(task))) !== undefined;
}

/** Restores the profile. Returns its username: the old one or, if that is taken, a derived one. */
async function restoreProfile({ from, to }: Places, accountId: string): Promise<string | undefined> {
  const profile = await rowOf(from, 'profiles', 'account_id', accountId);
  if (profile === undefined) return undefined;
  const { profiles } = createSqlStores(to);
  const own = String(profile['username']);
  for (const username of [own, ...deriveUsernames(own, accountId)]) {
    if (await profiles.usernameTaken(username)) continue;
    const columns = { username_key: fold(username), username_look: nameLook(username), username_twin: 0 };
    await insertRows(to, 'profiles', [{ ...profile, username, ...columns }]);
    return username;
  }
  throw new CopyRefusal(`No username like ${own} is free.`);
}

/** Restores a ban, but not the role of a moderator, which the operator has to grant again. */
async function settleStanding(to: Database, accountId: string): Promise<void> {
  await to.updateTable('standings').set({ moderator: 0 }).where('account_id', '=', accountId).execute();
  const standing = await rowOf(to, 'standings', 'account_id', accountId);
  if ((standing?.['banned_at'] ?? null) !== null) await insertRows(to, 'absent', [{ account_id: accountId }]);
}

/**
 * Writes the missing rows of pictures, and locks the existing ones, so that the site removes none of them before the
 * files are checked. Returns the keys.
 */
async function recordPictures({ from, to, holdFiles }: Places, wanted: Wanted): Promise<readonly string[]> {
  const keys = await picturesOf(from, wanted);
  for (const key of keys) {
    const picture = await from
      .selectFrom('pictures')
      .selectAll()
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    await to
      .insertInto('pictures')
      .values({ ...picture, reference_count: 0 })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({ reference_count: sql.ref('pictures.reference_count') }),
      )
      .execute();
  }
  await holdFiles(keys);
  return keys;
}

async function countPictures(to: Database, keys: readonly string[]): Promise<void> {
  for (const key of keys) await countAnew(to, 'pictures', { key });
}

/**
 * Restores an advert and its dependent rows. It is hidden if its case says so now, because a moderator may have decided
 * since the backup. The caller updates the counters of pictures and of the seller's profile.
 */
async function restoreAdvertRows(places: Places, advert: Row, tallies: Tallies): Promise<void> {
  const { to } = places;
  const { adverts, reviewCases } = createSqlStores(to);
  const id = String(advert['id']);
  const { hiding } = (await reviewCases.of({ kind: 'advert', id })) ?? {};
  const shown = advert['state'] === 'hidden' ? 'live' : String(advert['state']);
  await insertRows(to, 'adverts', [{ ...advert, state: hiding === undefined ? shown : 'hidden' }]);
  for (const restoredTable of ofAdvert) await putBack(places, restoredTable, id, tallies);
  // A like counts as verified by its account's present state.
  await sql`update likes set verified = (select email_verified from accounts where id = likes.account_id)
    where advert_id = ${id}`.execute(to);
  await countAnew(to, 'adverts', { id });
  const [title, description] = [String(advert['title']), String(advert['description'])];
  await adverts.setHerbs(id, { title, description, herbs: herbsIn(title, description) });
}

async function putBack(
  { from, to }: Places,
  { table, owner, person, withoutPerson }: RestoredTable,
  id: string,
  { back, leftOut }: Tallies,
): Promise<void> {
  const rows = await rowsOf(from, table, owner, id);
  for (let at = 0; at < rows.length; at += batchSize) {
    const batch = rows.slice(at, at + batchSize);
    const kept = person === undefined ? batch : await withoutGone(to, batch, person, withoutPerson);
    if (kept.length > 0) await insertRows(to, table, kept);
    count(back, table, kept.length);
    count(leftOut, table, batch.length - kept.length);
  }
}

/** The rows whose other account still exists; the others are left out or lose its id, as the table says. */
async function withoutGone(
  to: Database,
  rows: readonly Row[],
  person: string,
  withoutPerson: RestoredTable['withoutPerson'],
): Promise<readonly Row[]> {
  const living = await livingAmong(
    to,
    rows.map((row) => String(row[person])),
  );
  const isThere = (row: Row) => living.has(String(row[person]));
  return withoutPerson === 'left out'
    ? rows.filter(isThere)
    : rows.map((row) => (isThere(row) ? row : { ...row, [person]: null }));
}

/**
 * Restores the account's likes, saves and comments on other sellers' adverts, as far as those exist, and that it bought
 * what they offered, unless the seller has named another buyer since.
 */
async function restoreElsewhere({ from, to }: Places, accountId: string, { back, leftOut }: Tallies) {
  const { adverts, likes, saves, comments, sales } = createSqlStores(to);
  const own = sql<boolean>`advert_id in (select id from adverts where seller_id = ${accountId})`;
  const elsewhere = async (
    table: 'likes' | 'saves' | 'comments' | 'sales',
    person: string,
    put: (row: { readonly advertId: string; readonly at: Date }, all: Row) => Promise<boolean>,
  ) => {
    const { rows } = await sql<Row>`select * from ${sql.table(table)}
      where ${sql.ref(person)} = ${accountId} and not ${own} order by advert_id`.execute(from);
    for (const row of rows) {
      const at = new Date(Number(row['liked_at'] ?? row['saved_at'] ?? row['posted_at'] ?? row['named_at']));
      const isBack = await put({ advertId: String(row['advert_id']), at }, row);
      count(isBack ? back : leftOut, table, 1);
    }
  };
  await elsewhere('likes', 'account_id', async (row) => {
    return (await likes.set({ ...row, accountId, liked: true })) !== undefined;
  });
  await elsewhere('saves', 'account_id', (row) => saves.set({ ...row, accountId, saved: true }));
  await elsewhere('comments', 'author_id', async ({ advertId, at: postedAt }, row) => {
    const [id, text] = [String(row['id']), String(row['text'])];
    const isBack = await comments.add({ id, advertId, authorId: accountId, text, postedAt });
    if (isBack && row['hidden'] === 1) await comments.setHidden(id, true);
    return isBack;
  });
  await elsewhere('sales', 'buyer_id', async ({ advertId, at }, row) => {
    const sellerId = String(row['seller_id']);
    const namesNobody =
      (await adverts.byId(advertId)) !== undefined && (await sales.of(advertId)) === undefined;
    if (namesNobody) await sales.set({ advertId, sellerId, buyerId: accountId, at });
    return namesNobody;
  });
}

async function signAgain({ from, to }: Places, accountId: string): Promise<void> {
  for (const { table, key, person } of signed) {
    for (const row of await rowsOf(from, table, person, accountId)) {
      await sql`update ${sql.table(table)} set ${sql.ref(person)} = ${accountId}
        where ${sql.ref(key)} = ${row[key]} and ${sql.ref(person)} is null`.execute(to);
    }
  }
}

/** Restores the account's inbox entries for conversations that others still have. Everything in them counts as read. */
async function openInbox(to: Database, accountId: string): Promise<void> {
  await sql`insert into inbox_entries
      (account_id, other_id, last_message_id, last_message_at, unread_count, read_position, mailed_position)
    select ${accountId}, case when conversation.low_id = ${accountId} then conversation.high_id else conversation.low_id end,
      message.id, message.sent_at, 0, conversation.last_position, conversation.last_position
    from conversations as conversation join messages as message
      on message.low_id = conversation.low_id and message.high_id = conversation.high_id
      and message.position = conversation.last_position
    where conversation.low_id = ${accountId} or conversation.high_id = ${accountId}`.execute(to);
}

/** Of these accounts, those that exist and are not being deleted. */
async function livingAmong(to: Database, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await to
    .selectFrom('accounts')
    .select('id')
    .where('id', 'in', [...new Set(ids)])
    .where('id', 'not in', accountsBeingDeleted())
    .execute();
  return new Set(rows.map(({ id }) => id));
}

async function rowsOf(
  db: Database,
  table: keyof Tables,
  column: string,
  value: string,
): Promise<readonly Row[]> {
  const { rows } =
    await sql<Row>`select * from ${sql.table(table)} where ${sql.ref(column)} = ${value}`.execute(db);
  return rows;
}

async function rowOf(
  db: Database,
  table: keyof Tables,
  column: string,
  value: string,
): Promise<Row | undefined> {
  return (await rowsOf(db, table, column, value))[0];
}

function noTallies(): Tallies {
  return { back: new Map(), leftOut: new Map() };
}

function count(tally: Map<string, number>, table: string, rows: number): void {
  if (rows > 0) tally.set(table, (tally.get(table) ?? 0) + rows);
}
