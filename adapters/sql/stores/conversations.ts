import { expressionBuilder, sql } from 'kysely';
import { type Message, type MessageKind, type Outcome, sellerIn } from '../../../core/entities/message.ts';
import type { Picture } from '../../../core/entities/picture.ts';
import type { Conversations, NewMessage, Pair } from '../../../core/ports/conversations.ts';
import { atomic } from '../connection/atomic.ts';
import { type CachedQuery, createCompiledQueryCache } from '../connection/compiled-query-cache.ts';
import { genericPlan } from '../connection/generic-plan.ts';
import type { Database, Tables } from '../connection/schema.ts';
import { dialectOf } from '../dialects/dialect-of.ts';
import { absentAccounts } from '../queries/absent-accounts.ts';
import { beforeCursor } from '../queries/before-cursor.ts';
import { countDeleted } from '../queries/count-deleted.ts';
import { addReferences } from '../queries/picture-references.ts';
import { sellerColumns, toOptionalDate, toPicture, toSeller } from '../queries/rows.ts';
import { shownAdverts } from '../queries/shown-adverts.ts';

interface MessageRow {
  readonly message_id: string;
  readonly low_id: string;
  readonly high_id: string;
  readonly position: number;
  readonly sender_id: string;
  readonly text: string;
  readonly sent_at: number;
  readonly advert_id: string | null;
  readonly advert_title: string | null;
  readonly kind: MessageKind;
  readonly amount: number | null;
  readonly answers_id: string | null;
  readonly picture_count: number;
  readonly outcome: Outcome | null;
}

/** The outcome of a question or offer. The `case` keeps the subquery from running for other messages. */
const outcome = sql<Outcome | null>`case when message.kind in ('question', 'offer') then coalesce(
  (select answer.kind from messages as answer where answer.answers_id = message.id),
  case when exists (select 1 from messages as newer
    where newer.low_id = message.low_id and newer.high_id = message.high_id and newer.position > message.position
      and newer.advert_id = message.advert_id and newer.kind = message.kind and newer.sender_id = message.sender_id)
    then 'replaced' end,
  case when message.kind = 'offer' and not exists (select 1 from adverts as advert
    where advert.id = message.advert_id and advert.state = 'live'
      and advert.seller_id not in (select account_id from absent))
    then 'unavailable' end) end`;

const messageColumns = [
  'message.id as message_id',
  'message.low_id',
  'message.high_id',
  'message.position',
  'message.sender_id',
  'message.text',
  'message.sent_at',
  'message.advert_id',
  'message.advert_title',
  'message.kind',
  'message.amount',
  'message.answers_id',
  'message.picture_count',
  outcome.as('outcome'),
] as const;

function receiverOf(row: Pick<MessageRow, 'sender_id' | 'low_id' | 'high_id'>): string {
  return row.sender_id === row.low_id ? row.high_id : row.low_id;
}

function toMessage(row: MessageRow, pictures: readonly Picture[]): Message {
  const { advert_id: id, advert_title: title } = row;
  return {
    id: row.message_id,
    position: row.position,
    from: row.sender_id,
    to: receiverOf(row),
    kind: row.kind,
    text: row.text,
    pictures,
    sentAt: new Date(row.sent_at),
    quotedAdvert: id === null || title === null ? undefined : { id, title },
    amount: row.amount ?? undefined,
    answers: row.answers_id ?? undefined,
    outcome: row.outcome ?? undefined,
  };
}

/** The pictures of these messages, in order, in one query. */
async function picturesOf(
  db: Database,
  query: CachedQuery,
  messageIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Picture[]>> {
  if (messageIds.length === 0) return new Map();
  const rows = await query(`pictures of ${messageIds.length}`, messageIds, () =>
    db
      .selectFrom('message_pictures')
      .innerJoin('pictures', 'pictures.key', 'message_pictures.picture_key')
      .select([
        'message_pictures.message_id',
        'pictures.key',
        'pictures.width',
        'pictures.height',
        'pictures.placeholder',
        'pictures.kilobytes',
      ])
      .where('message_pictures.message_id', 'in', messageIds)
      .orderBy('message_pictures.message_id')
      .orderBy('message_pictures.position'),
  );
  const found = new Map<string, readonly Picture[]>();
  for (const row of rows) found.set(row.message_id, [...(found.get(row.message_id) ?? []), toPicture(row)]);
  return found;
}

async function addPictures(db: Database, { id, pictures }: NewMessage): Promise<void> {
  if (pictures.length === 0) return;
  const keys = pictures.map(({ key }) => key);
  await db
    .insertInto('message_pictures')
    .values(keys.map((picture_key, position) => ({ message_id: id, position, picture_key })))
    .execute();
  await addReferences(db, keys);
}

/** Orders the two accounts by id, which is also the order in which their rows are locked. */
function inIdOrder(one: string, other: string): { readonly low_id: string; readonly high_id: string } {
  return one < other ? { low_id: one, high_id: other } : { low_id: other, high_id: one };
}

const entryOwnerFirst = sql`entry.account_id < entry.other_id`;
const lesserOfTwo = sql<string>`case when ${entryOwnerFirst} then entry.account_id else entry.other_id end`;
const greaterOfTwo = sql<string>`case when ${entryOwnerFirst} then entry.other_id else entry.account_id end`;

/** The other person of the conversation to which a delivered message belongs. */
const otherThanOwner = sql<string>`case when message.low_id = delivery.account_id
  then message.high_id else message.low_id end`;

/**
 * Takes the next sequence number of an account's deliveries. Another delivery to the account waits for this transaction
 * to commit.
 */
async function nextSequence(db: Database, accountId: string): Promise<number> {
  const { last_sequence } = await db
    .insertInto('delivery_counters')
    .values({ account_id: accountId, last_sequence: 1 })
    .onConflict((conflict) =>
      conflict
        .column('account_id')
        .doUpdateSet((update) => ({ last_sequence: update('delivery_counters.last_sequence', '+', 1) })),
    )
    .returning('delivery_counters.last_sequence')
    .executeTakeFirstOrThrow();
  return last_sequence;
}

async function nextPosition(db: Database, pair: ReturnType<typeof inIdOrder>): Promise<number> {
  const { last_position } = await db
    .insertInto('conversations')
    .values({ ...pair, last_position: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['low_id', 'high_id'])
        .doUpdateSet((update) => ({ last_position: update('conversations.last_position', '+', 1) })),
    )
    .returning('conversations.last_position')
    .executeTakeFirstOrThrow();
  return last_position;
}

/**
 * Locks a question or offer, and returns its answer if there is one. Another answer waits for this transaction to
 * commit.
 */
async function answerTo(db: Database, id: string): Promise<MessageRow | undefined> {
  const asked = db.selectFrom('messages').select('id').where('id', '=', id);
  await asked.$if(dialectOf(db).locksRows, (query) => query.forUpdate()).executeTakeFirst();
  return db
    .selectFrom('messages as message')
    .select(messageColumns)
    .where('message.answers_id', '=', id)
    .executeTakeFirst();
}

/** Moves the conversation to the top of both inboxes. */
async function moveToTop(db: Database, message: NewMessage): Promise<void> {
  const common = {
    last_message_id: message.id,
    last_message_at: message.sentAt.getTime(),
    read_position: 0,
    mailed_position: 0,
  };
  const rows = [
    { account_id: message.from, other_id: message.to, unread_count: 0, ...common },
    { account_id: message.to, other_id: message.from, unread_count: 1, ...common },
  ];
  await db
    .insertInto('inbox_entries')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'other_id']).doUpdateSet((update) => ({
        last_message_id: update.ref('excluded.last_message_id'),
        last_message_at: update.ref('excluded.last_message_at'),
        unread_count: update('inbox_entries.unread_count', '+', update.ref('excluded.unread_count')),
      })),
    )
    .execute();
}

function unreadTotal(accountId: string) {
  return expressionBuilder<Tables>()
    .selectFrom('inbox_entries')
    .select(sql<number>`cast(coalesce(sum(unread_count), 0) as bigint)`.as('unread_total'))
    .where('account_id', '=', accountId)
    .where('unread_count', '>', sql.lit(0));
}

function lastSequence(accountId: string) {
  return expressionBuilder<Tables>()
    .selectFrom('delivery_counters')
    .select('last_sequence')
    .where('account_id', '=', accountId);
}

/** Selects the inbox entries of conversations whose first message `sender` wrote at or after `since`. */
function begunSince(db: Database, since: Date, sender: 'entry.account_id' | 'entry.other_id') {
  return (
    db
      .selectFrom('inbox_entries as entry')
      .innerJoin('messages as first', (join) =>
        join
          .on('first.low_id', '=', lesserOfTwo)
          .on('first.high_id', '=', greaterOfTwo)
          .on('first.position', '=', sql.lit(1))
          .onRef('first.sender_id', '=', sender),
      )
      // Implied by the condition below, and in an index.
      .where('entry.last_message_at', '>=', since.getTime())
      .where('first.sent_at', '>=', since.getTime())
  );
}

/** 1 if one has blocked the other; null if not. A value and no condition, so that each is looked up by its key. */
const blockOf = (blocker: string, blocked: string) =>
  sql`(select 1 from blocks where blocker_id = ${sql.ref(blocker)} and blocked_id = ${sql.ref(blocked)})`;

export function createSqlConversations(db: Database): Conversations {
  const query = createCompiledQueryCache(db);
  /** As messages, in the same order. */
  const toMessages = async (rows: readonly MessageRow[]) => {
    const ids = rows.flatMap((row) => (row.picture_count > 0 ? row.message_id : []));
    const pictures = await picturesOf(db, query, ids);
    return rows.map((row) => toMessage(row, pictures.get(row.message_id) ?? []));
  };
  const toOptionalMessage = async (row: MessageRow | undefined) => row && (await toMessages([row])).at(0);
  const messages = () => db.selectFrom('messages as message').select(messageColumns);
  const messagesOf = ({ accountId, otherId }: Pair) => {
    const pair = inIdOrder(accountId, otherId);
    return messages().where('message.low_id', '=', pair.low_id).where('message.high_id', '=', pair.high_id);
  };

  return {
    async add(draft) {
      const added = await atomic(db, async (db) => {
        const stored = await db
          .selectFrom('messages as message')
          .select(messageColumns)
          .where('message.id', '=', draft.id)
          .executeTakeFirst();
        if (stored !== undefined) return { outcome: 'exists', row: stored } as const;
        const answer = draft.answers === undefined ? undefined : await answerTo(db, draft.answers);
        if (answer !== undefined) return { outcome: 'answered', row: answer } as const;

        const pair = inIdOrder(draft.from, draft.to);
        const deliveries = [];
        for (const account_id of [pair.low_id, pair.high_id]) {
          const sequence = await nextSequence(db, account_id);
          deliveries.push({ account_id, sequence, message_id: draft.id });
        }
        const position = await nextPosition(db, pair);
        await db
          .insertInto('messages')
          .values({
            id: draft.id,
            ...pair,
            position,
            sender_id: draft.from,
            text: draft.text,
            sent_at: draft.sentAt.getTime(),
            advert_id: draft.quotedAdvert?.id ?? null,
            advert_title: draft.quotedAdvert?.title ?? null,
            kind: draft.kind,
            amount: draft.amount ?? null,
            answers_id: draft.answers ?? null,
            picture_count: draft.pictures.length,
          })
          .execute();
        await addPictures(db, draft);
        await db.insertInto('deliveries').values(deliveries).execute();
        await moveToTop(db, draft);
        return { outcome: 'added', message: { ...draft, position, outcome: undefined } } as const;
      });
      if (added.outcome === 'added') return added;
      const [message] = await toMessages([added.row]);
      if (message === undefined) throw new Error(`There is no message ${added.row.message_id}.`);
      return { outcome: added.outcome, message };
    },

    async byId(id) {
      return toOptionalMessage(await messages().where('message.id', '=', id).executeTakeFirst());
    },

    async withPicture(key) {
      const rows = await db
        .selectFrom('message_pictures')
        .innerJoin('messages as message', 'message.id', 'message_pictures.message_id')
        .select(['message.id', 'message.sender_id', 'message.low_id', 'message.high_id'])
        .where('message_pictures.picture_key', '=', key)
        .execute();
      return rows.map((row) => ({ id: row.id, from: row.sender_id, to: receiverOf(row) }));
    },

    picturesOf: (messageIds) => picturesOf(db, query, messageIds),

    async newestAbout({ kind, advertId, ...pair }) {
      const row = await messagesOf(pair)
        .where('message.advert_id', '=', advertId)
        .where('message.sender_id', '=', pair.accountId)
        .where('message.kind', '=', kind)
        .orderBy('message.position', 'desc')
        .limit(1)
        .executeTakeFirst();
      return toOptionalMessage(row);
    },

    async lastQuoted({ accountId, otherId }) {
      const pair = inIdOrder(accountId, otherId);
      const row = await shownAdverts(db)
        .innerJoin('messages as message', 'message.advert_id', 'advert.id')
        .select(['advert.id', 'advert.title', 'advert.quantity', 'advert.unit'])
        .where('message.low_id', '=', pair.low_id)
        .where('message.high_id', '=', pair.high_id)
        .where('advert.seller_id', '=', otherId)
        .orderBy('message.position', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row && { ...row, quantity: row.quantity ?? undefined, unit: row.unit ?? undefined };
    },

    async before({ position, limit, ...pair }) {
      let query = messagesOf(pair).orderBy('message.position', 'desc').limit(limit);
      if (position !== undefined) query = query.where('message.position', '<', position);
      return toMessages(await query.execute());
    },

    async after({ position, limit, ...pair }) {
      const rows = await messagesOf(pair)
        .where('message.position', '>', position)
        .orderBy('message.position')
        .limit(limit)
        .execute();
      return toMessages(rows);
    },

    async state({ accountId, otherId }) {
      const pair = inIdOrder(accountId, otherId);
      const row = await db
        .selectNoFrom((select) => [
          select
            .selectFrom('conversations')
            .select('last_position')
            .where('low_id', '=', pair.low_id)
            .where('high_id', '=', pair.high_id)
            .as('last_position'),
          select
            .selectFrom('inbox_entries')
            .select('unread_count')
            .where('account_id', '=', accountId)
            .where('other_id', '=', otherId)
            .as('unread_count'),
          select
            .selectFrom('inbox_entries as others')
            .select('others.read_position')
            .where('others.account_id', '=', otherId)
            .where('others.other_id', '=', accountId)
            .as('seen_up_to'),
          lastSequence(accountId).as('last_sequence'),
          unreadTotal(accountId).as('unread_total'),
        ])
        .executeTakeFirstOrThrow();
      return {
        lastPosition: row.last_position ?? 0,
        seenUpTo: row.seen_up_to ?? 0,
        lastSequence: row.last_sequence ?? 0,
        unread: { total: row.unread_total ?? 0, conversation: row.unread_count ?? 0 },
      };
    },

    async accountState(accountId) {
      const [row] = await query('account state', [accountId, accountId], () =>
        db
          .selectNoFrom([
            lastSequence(accountId).as('last_sequence'),
            unreadTotal(accountId).as('unread_total'),
          ])
          .modifyEnd(genericPlan),
      );
      return { lastSequence: row?.last_sequence ?? 0, unread: row?.unread_total ?? 0 };
    },

    /** Every open stream runs this query for every event, so it has to be cheap. */
    async deliveries({ accountId, sequence, limit }) {
      const rows = await query(`deliveries ${limit}`, [accountId, accountId, sequence], () =>
        db
          .selectFrom('deliveries as delivery')
          .innerJoin('messages as message', 'message.id', 'delivery.message_id')
          .leftJoin('inbox_entries as entry', (join) =>
            join
              .onRef('entry.account_id', '=', 'delivery.account_id')
              .on('entry.other_id', '=', otherThanOwner),
          )
          .select([...messageColumns, 'delivery.sequence', 'entry.unread_count'])
          .select(unreadTotal(accountId).as('unread_total'))
          .where('delivery.account_id', '=', accountId)
          .where('delivery.sequence', '>', sequence)
          .orderBy('delivery.sequence')
          .limit(sql.lit(limit))
          .modifyEnd(genericPlan),
      );
      const messages = await toMessages(rows);
      return messages.flatMap((message, index) => {
        const row = rows[index];
        if (row === undefined) return [];
        const unread = { total: row.unread_total ?? 0, conversation: row.unread_count ?? 0 };
        return { id: row.sequence, message, unread };
      });
    },

    forgetDeliveries: ({ accountId, limit }) =>
      countDeleted(
        db
          .deleteFrom('deliveries')
          .where('account_id', '=', accountId)
          .where('sequence', 'in', (query) =>
            query
              .selectFrom('deliveries as oldest')
              .select('oldest.sequence')
              .where('oldest.account_id', '=', accountId)
              .orderBy('oldest.sequence')
              .limit(limit),
          ),
      ),

    async quotedAdverts({ advertId, limit, ...people }) {
      const pair = inIdOrder(people.accountId, people.otherId);
      let last = db
        .selectFrom('messages')
        .select(({ fn }) => ['low_id', 'high_id', fn.max('position').as('position')])
        .where('low_id', '=', pair.low_id)
        .where('high_id', '=', pair.high_id)
        .where('advert_id', 'is not', null)
        .groupBy(['low_id', 'high_id', 'advert_id']);
      if (advertId !== undefined) last = last.where('advert_id', '=', advertId);
      const rows = await db
        .selectFrom(last.as('last'))
        .innerJoin('messages as message', (join) =>
          join
            .onRef('message.low_id', '=', 'last.low_id')
            .onRef('message.high_id', '=', 'last.high_id')
            .onRef('message.position', '=', 'last.position'),
        )
        .select(messageColumns)
        .orderBy('message.position', 'desc')
        .limit(limit)
        .execute();
      return rows.flatMap((row) => {
        const message = toMessage(row, []);
        const { quotedAdvert } = message;
        return quotedAdvert === undefined ? [] : [{ ...quotedAdvert, sellerId: sellerIn(message) }];
      });
    },

    async waitingOffers({ sellerId, limit }) {
      const rows = await shownAdverts(db)
        // A cross join, because SQLite never reorders it: it begins with the seller's adverts.
        .crossJoin('messages as message')
        .whereRef('message.advert_id', '=', 'advert.id')
        .innerJoin('profiles as writer', 'writer.account_id', 'message.sender_id')
        .innerJoin('pictures as cover', 'cover.key', 'advert.cover_key')
        .select([
          'message.sender_id',
          'writer.full_name',
          'message.amount',
          'advert.id',
          'advert.title',
          'cover.key',
          'cover.width',
          'cover.height',
          'cover.placeholder',
        ])
        .where('advert.seller_id', '=', sellerId)
        .where('message.kind', '=', 'offer')
        .where('message.sender_id', 'not in', absentAccounts())
        .where(sql<boolean>`${outcome} is null`)
        .where(sql<boolean>`coalesce(${blockOf('advert.seller_id', 'message.sender_id')},
          ${blockOf('message.sender_id', 'advert.seller_id')}) is null`)
        .orderBy('message.sent_at', 'desc')
        .orderBy('message.id', 'desc')
        .limit(limit)
        .execute();
      return rows.map((row) => ({
        from: row.sender_id,
        fullName: row.full_name,
        amount: row.amount ?? 0,
        advert: { id: row.id, title: row.title, cover: toPicture(row) },
      }));
    },

    async wrote({ from, to }) {
      const pair = inIdOrder(from, to);
      const row = await db
        .selectFrom('messages')
        .select('id')
        .where('low_id', '=', pair.low_id)
        .where('high_id', '=', pair.high_id)
        .where('sender_id', '=', from)
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    },

    async writersTo({ accountId, advertId, limit }) {
      if (advertId === undefined) {
        const rows = await db
          .selectFrom('inbox_entries as entry')
          .select('entry.other_id')
          .where('entry.account_id', '=', accountId)
          .where(({ exists, selectFrom }) =>
            exists(
              selectFrom('messages')
                .select('id')
                .where('low_id', '=', lesserOfTwo)
                .where('high_id', '=', greaterOfTwo)
                .whereRef('sender_id', '=', 'entry.other_id'),
            ),
          )
          .orderBy('entry.last_message_at', 'desc')
          .orderBy('entry.other_id', 'desc')
          .limit(limit)
          .execute();
        return rows.map((row) => row.other_id);
      }
      const rows = await db
        .selectFrom('messages')
        .select('sender_id')
        .where('advert_id', '=', advertId)
        .where('sender_id', '<>', accountId)
        .where(({ or }) => or({ low_id: accountId, high_id: accountId }))
        .groupBy('sender_id')
        .orderBy(({ fn }) => fn.max('sent_at'), 'desc')
        .orderBy('sender_id', 'desc')
        .limit(limit)
        .execute();
      return rows.map((row) => row.sender_id);
    },

    async bothWrote({ accountId, otherId }) {
      const pair = inIdOrder(accountId, otherId);
      const { both } = await db
        .selectNoFrom(({ exists, and, selectFrom }) => {
          const by = (sender: string) =>
            selectFrom('messages')
              .select('id')
              .where('low_id', '=', pair.low_id)
              .where('high_id', '=', pair.high_id)
              .where('sender_id', '=', sender);
          return and([exists(by(accountId)), exists(by(otherId))]).as('both');
        })
        .executeTakeFirstOrThrow();
      return Boolean(both);
    },

    async begunWith({ accountIds, since }) {
      if (accountIds.length === 0) return [];
      const rows = await begunSince(db, since, 'entry.other_id')
        .select(({ selectFrom, exists }) => [
          'entry.account_id',
          'first.sent_at as begun_at',
          selectFrom('messages as answer')
            .select('answer.sent_at')
            .whereRef('answer.low_id', '=', 'first.low_id')
            .whereRef('answer.high_id', '=', 'first.high_id')
            .whereRef('answer.sender_id', '=', 'entry.account_id')
            .orderBy('answer.position')
            .limit(1)
            .as('answered_at'),
          exists(
            selectFrom('blocks')
              .select('blocker_id')
              .whereRef('blocker_id', '=', 'entry.account_id')
              .whereRef('blocked_id', '=', 'entry.other_id'),
          ).as('blocked'),
        ])
        .where('entry.account_id', 'in', accountIds)
        .execute();
      return rows.map((row) => ({
        accountId: row.account_id,
        begunAt: new Date(row.begun_at),
        answeredAt: toOptionalDate(row.answered_at),
        blocked: Boolean(row.blocked),
      }));
    },

    async begunBy({ accountId, since, limit }) {
      const rows = await begunSince(db, since, 'entry.account_id')
        .select('first.sent_at')
        .where('entry.account_id', '=', accountId)
        .orderBy('first.sent_at', 'desc')
        .limit(limit)
        .execute();
      return rows.map((row) => new Date(row.sent_at));
    },

    async inboxPage({ accountId, after, limit }) {
      const rows = await db
        .selectFrom('inbox_entries as entry')
        .innerJoin('messages as message', 'message.id', 'entry.last_message_id')
        .leftJoin('profiles as seller', (join) =>
          join
            .onRef('seller.account_id', '=', 'entry.other_id')
            .on('seller.account_id', 'not in', absentAccounts()),
        )
        .leftJoin('pictures as face', 'face.key', 'seller.picture_key')
        .select([...messageColumns, ...sellerColumns, 'entry.other_id', 'entry.unread_count'])
        .where('entry.account_id', '=', accountId)
        .where(beforeCursor('entry.last_message_at', 'entry.other_id', after))
        .orderBy('entry.last_message_at', 'desc')
        .orderBy('entry.other_id', 'desc')
        .limit(limit)
        .execute();
      const messages = await toMessages(rows);
      return messages.flatMap((lastMessage, index) => {
        const row = rows[index];
        if (row === undefined) return [];
        return { otherId: row.other_id, other: toSeller(row), lastMessage, unread: row.unread_count };
      });
    },

    markRead: ({ accountId, otherId, position }) =>
      atomic(db, async (db) => {
        const entry = await db
          .selectFrom('inbox_entries')
          .select(['read_position', 'unread_count'])
          .where('account_id', '=', accountId)
          .where('other_id', '=', otherId)
          .$if(dialectOf(db).locksRows, (query) => query.forUpdate())
          .executeTakeFirst();
        if (entry === undefined || position <= entry.read_position) return false;

        const pair = inIdOrder(accountId, otherId);
        const { last_position } = await db
          .selectFrom('conversations')
          .select('last_position')
          .where('low_id', '=', pair.low_id)
          .where('high_id', '=', pair.high_id)
          .executeTakeFirstOrThrow();
        const readPosition = Math.min(position, last_position);
        const { unread } = await db
          .selectFrom('messages')
          .select(({ fn }) => fn.countAll<number>().as('unread'))
          .where('low_id', '=', pair.low_id)
          .where('high_id', '=', pair.high_id)
          .where('position', '>', readPosition)
          .where('sender_id', '=', otherId)
          .executeTakeFirstOrThrow();
        await db
          .updateTable('inbox_entries')
          .set({ read_position: readPosition, unread_count: unread })
          .where('account_id', '=', accountId)
          .where('other_id', '=', otherId)
          .execute();
        return unread !== entry.unread_count;
      }),

    async unreadSince({ accountId, otherId }) {
      const pair = inIdOrder(accountId, otherId);
      const row = await db
        .selectFrom('messages')
        .select('sent_at')
        .where('low_id', '=', pair.low_id)
        .where('high_id', '=', pair.high_id)
        .where('sender_id', '=', otherId)
        .where('position', '>', ({ selectFrom }) =>
          selectFrom('inbox_entries')
            .select('read_position')
            .where('account_id', '=', accountId)
            .where('other_id', '=', otherId),
        )
        .orderBy('position')
        .limit(1)
        .executeTakeFirst();
      return row && new Date(row.sent_at);
    },

    async noteMailed({ accountId, otherId }) {
      const pair = inIdOrder(accountId, otherId);
      const { numUpdatedRows } = await db
        .updateTable('inbox_entries')
        .set(({ selectFrom }) => ({
          mailed_position: selectFrom('conversations')
            .select('last_position')
            .where('low_id', '=', pair.low_id)
            .where('high_id', '=', pair.high_id),
        }))
        .where('account_id', '=', accountId)
        .where('other_id', '=', otherId)
        .where('unread_count', '>', 0)
        .whereRef('mailed_position', '<=', 'read_position')
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },
  };
}
