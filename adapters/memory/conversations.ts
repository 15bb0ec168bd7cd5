import type { Unread } from '../../core/entities/conversation.ts';
import { type Message, type Outcome, sellerIn } from '../../core/entities/message.ts';
import type { Conversations, NewMessage, Pair } from '../../core/ports/conversations.ts';
import {
  type Connection,
  compositeKey,
  type DeliveryRow,
  type InboxEntryRow,
  type MemoryTables,
  type MessageRow,
} from './memory-database.ts';
import { keysetPage, newestFirst } from './newest-first.ts';
import { isPresent } from './present.ts';
import { sellerOf } from './seller.ts';
import { isShown } from './shown-adverts.ts';

/** Oldest first. */
function rowsOf(tables: MemoryTables, { accountId, otherId }: Pair): readonly MessageRow[] {
  return tables.messages
    .where(({ from, to }) => (from === accountId && to === otherId) || (from === otherId && to === accountId))
    .toSorted((left, right) => left.position - right.position);
}

function messagesOf(tables: MemoryTables, pair: Pair): readonly Message[] {
  return rowsOf(tables, pair).map((row) => asRead(tables, row));
}

function asRead(tables: MemoryTables, row: MessageRow): Message {
  return { ...row, outcome: outcomeOf(tables, row) };
}

function answerTo(tables: MemoryTables, id: string | undefined): MessageRow | undefined {
  return id === undefined ? undefined : tables.messages.where(({ answers }) => answers === id)[0];
}

function outcomeOf(tables: MemoryTables, row: MessageRow): Outcome | undefined {
  const { id, from, to, kind, position, quotedAdvert } = row;
  if (kind !== 'question' && kind !== 'offer') return undefined;
  const answer = answerTo(tables, id);
  if (answer !== undefined) return answer.kind as Outcome;
  const newer = rowsOf(tables, { accountId: from, otherId: to }).some(
    (other) =>
      other.position > position &&
      other.from === from &&
      other.kind === kind &&
      other.quotedAdvert?.id === quotedAdvert?.id,
  );
  if (newer) return 'replaced';
  const advert = tables.adverts.get(quotedAdvert?.id ?? '');
  const shown = advert !== undefined && isShown(tables, advert);
  return kind === 'offer' && !shown ? 'unavailable' : undefined;
}

/** Oldest first. */
function deliveriesOf(tables: MemoryTables, accountId: string): readonly DeliveryRow[] {
  return tables.deliveries
    .where((row) => row.accountId === accountId)
    .toSorted((left, right) => left.sequence - right.sequence);
}

function inboxOf(tables: MemoryTables, accountId: string): readonly InboxEntryRow[] {
  return tables.inboxes.where((row) => row.accountId === accountId);
}

function unreadOf(tables: MemoryTables, { accountId, otherId }: Pair): Unread {
  const rows = inboxOf(tables, accountId);
  return {
    total: rows.reduce((total, row) => total + row.unread, 0),
    conversation: rows.find((row) => row.otherId === otherId)?.unread ?? 0,
  };
}

function storedMessage(tables: MemoryTables, id: string): Message {
  const message = tables.messages.get(id);
  if (message === undefined) throw new Error(`There is no message ${id}.`);
  return asRead(tables, message);
}

function deliver(tables: MemoryTables, message: MessageRow, { accountId, otherId }: Pair): void {
  const sequence = (deliveriesOf(tables, accountId).at(-1)?.sequence ?? 0) + 1;
  const delivery = { accountId, sequence, messageId: message.id };
  tables.deliveries.set(compositeKey(accountId, String(sequence)), delivery);
  const key = compositeKey(accountId, otherId);
  const entry = tables.inboxes.get(key);
  tables.inboxes.set(key, {
    accountId,
    otherId,
    lastMessageId: message.id,
    unread: (entry?.unread ?? 0) + (message.to === accountId ? 1 : 0),
    readPosition: entry?.readPosition ?? 0,
    mailedPosition: entry?.mailedPosition ?? 0,
  });
}

export function createMemoryConversations(connection: Connection): Conversations {
  return {
    add: (draft: NewMessage) =>
      connection.write((tables) => {
        const stored = tables.messages.get(draft.id);
        if (stored !== undefined) return { outcome: 'exists', message: asRead(tables, stored) };
        const answer = answerTo(tables, draft.answers);
        if (answer !== undefined) return { outcome: 'answered', message: asRead(tables, answer) };
        const [sender, receiver] = [
          { accountId: draft.from, otherId: draft.to },
          { accountId: draft.to, otherId: draft.from },
        ];
        const position = (rowsOf(tables, sender).at(-1)?.position ?? 0) + 1;
        const message = structuredClone({ ...draft, position });
        tables.messages.set(message.id, message);
        deliver(tables, message, sender);
        deliver(tables, message, receiver);
        return { outcome: 'added', message: asRead(tables, message) };
      }),

    byId: (id) =>
      connection.read((tables) => {
        const row = tables.messages.get(id);
        return row && asRead(tables, row);
      }),

    withPicture: (key) =>
      connection.read((tables) =>
        tables.messages
          .where(({ pictures }) => pictures.some((picture) => picture.key === key))
          .map(({ id, from, to }) => ({ id, from, to })),
      ),

    picturesOf: (messageIds) =>
      connection.read((tables) => {
        const found = messageIds.map((id) => [id, tables.messages.get(id)?.pictures ?? []] as const);
        return new Map(found.filter(([_, pictures]) => pictures.length > 0));
      }),

    newestAbout: ({ kind, advertId, ...pair }) =>
      connection.read((tables) =>
        messagesOf(tables, pair).findLast(
          (message) =>
            message.from === pair.accountId && message.kind === kind && message.quotedAdvert?.id === advertId,
        ),
      ),

    lastQuoted: (pair) =>
      connection.read((tables) => {
        const adverts = rowsOf(tables, pair).map(({ quotedAdvert }) =>
          tables.adverts.get(quotedAdvert?.id ?? ''),
        );
        const last = adverts.findLast(
          (advert) => advert !== undefined && advert.sellerId === pair.otherId && isShown(tables, advert),
        );
        if (last === undefined) return undefined;
        const { id, title, quantity, unit } = last;
        return { id, title, quantity, unit };
      }),

    before: ({ position, limit, ...pair }) =>
      connection.read((tables) =>
        messagesOf(tables, pair)
          .filter((message) => position === undefined || message.position < position)
          .toReversed()
          .slice(0, limit),
      ),

    after: ({ position, limit, ...pair }) =>
      connection.read((tables) =>
        messagesOf(tables, pair)
          .filter((message) => message.position > position)
          .slice(0, limit),
      ),

    state: (pair) =>
      connection.read((tables) => ({
        lastPosition: messagesOf(tables, pair).at(-1)?.position ?? 0,
        seenUpTo: tables.inboxes.get(compositeKey(pair.otherId, pair.accountId))?.readPosition ?? 0,
        lastSequence: deliveriesOf(tables, pair.accountId).at(-1)?.sequence ?? 0,
        unread: unreadOf(tables, pair),
      })),

    accountState: (accountId) =>
      connection.read((tables) => ({
        lastSequence: deliveriesOf(tables, accountId).at(-1)?.sequence ?? 0,
        unread: inboxOf(tables, accountId).reduce((total, row) => total + row.unread, 0),
      })),

    deliveries: ({ accountId, sequence, limit }) =>
      connection.read((tables) =>
        deliveriesOf(tables, accountId)
          .filter((row) => row.sequence > sequence)
          .slice(0, limit)
          .map((row) => {
            const message = storedMessage(tables, row.messageId);
            const otherId = message.from === accountId ? message.to : message.from;
            return { id: row.sequence, message, unread: unreadOf(tables, { accountId, otherId }) };
          }),
      ),

    forgetDeliveries: ({ accountId, limit }) =>
      connection.write((tables) => {
        const oldest = deliveriesOf(tables, accountId).slice(0, limit);
        for (const { sequence } of oldest) {
          tables.deliveries.delete(compositeKey(accountId, String(sequence)));
        }
        return oldest.length;
      }),
    quotedAdverts: ({ advertId, limit, ...pair }) =>
      connection.read((tables) => {
        const quotes = messagesOf(tables, pair)
          .toReversed()
          .flatMap((message) => {
            const { quotedAdvert } = message;
            return quotedAdvert === undefined ? [] : [{ ...quotedAdvert, sellerId: sellerIn(message) }];
          })
          .filter(({ id }) => advertId === undefined || id === advertId);
        return quotes
          .filter(({ id }, index) => quotes.findIndex((newer) => newer.id === id) === index)
          .slice(0, limit);
      }),

    waitingOffers: ({ sellerId, limit }) =>
      connection.read((tables) => {
        const barred = ({ from, to }: MessageRow) =>
          tables.blocks.has(compositeKey(from, to)) || tables.blocks.has(compositeKey(to, from));
        const open = tables.messages
          .where((row) => row.kind === 'offer' && row.to === sellerId)
          .filter((row) => outcomeOf(tables, row) === undefined)
          .filter((row) => isPresent(tables, row.from) && !barred(row));
        return newestFirst(open, ({ sentAt, id }) => ({ at: sentAt, id }))
          .slice(0, limit)
          .flatMap(({ from, amount = 0, quotedAdvert }) => {
            const advert = tables.adverts.get(quotedAdvert?.id ?? '');
            const cover = tables.pictures.get(advert?.pictureKeys[0] ?? '');
            const fullName = tables.profiles.get(from)?.fullName;
            if (advert === undefined || cover === undefined || fullName === undefined) return [];
            return [{ from, fullName, amount, advert: { id: advert.id, title: advert.title, cover } }];
          });
      }),

    wrote: ({ from, to }) =>
      connection.read(
        (tables) => tables.messages.where((row) => row.from === from && row.to === to).length > 0,
      ),

    writersTo: ({ accountId, advertId, limit }) =>
      connection.read((tables) => {
        const received = tables.messages.where(({ to }) => to === accountId);
        const fitting = received.filter(
          ({ quotedAdvert }) => advertId === undefined || quotedAdvert?.id === advertId,
        );
        const last = new Map<string, number>();
        for (const { from, sentAt } of fitting) {
          const inInbox = tables.messages.get(
            tables.inboxes.get(compositeKey(accountId, from))?.lastMessageId ?? '',
          );
          const at = advertId === undefined ? inInbox?.sentAt : sentAt;
          last.set(from, Math.max(last.get(from) ?? 0, at?.getTime() ?? 0));
        }
        return [...last]
          .toSorted(([one, first], [other, second]) => second - first || (one < other ? 1 : -1))
          .slice(0, limit)
          .map(([from]) => from);
      }),

    bothWrote: (pair) =>
      connection.read((tables) => {
        const writers = new Set(messagesOf(tables, pair).map(({ from }) => from));
        return writers.size === 2;
      }),

    begunWith: ({ accountIds, since }) =>
      connection.read((tables) =>
        accountIds.flatMap((accountId) =>
          inboxOf(tables, accountId).flatMap(({ otherId }) => {
            const messages = messagesOf(tables, { accountId, otherId });
            const [first] = messages;
            if (first === undefined || first.from === accountId || first.sentAt < since) return [];
            const answeredAt = messages.find(({ from }) => from === accountId)?.sentAt;
            const blocked = tables.blocks.has(compositeKey(accountId, otherId));
            return [{ accountId, begunAt: first.sentAt, answeredAt, blocked }];
          }),
        ),
      ),

    begunBy: ({ accountId, since, limit }) =>
      connection.read((tables) =>
        inboxOf(tables, accountId)
          .flatMap(({ otherId }) => messagesOf(tables, { accountId, otherId }).slice(0, 1))
          .filter(({ from, sentAt }) => from === accountId && sentAt >= since)
          .map(({ sentAt }) => sentAt)
          .toSorted((one, other) => other.getTime() - one.getTime())
          .slice(0, limit),
      ),

    inboxPage: ({ accountId, after, limit }) =>
      connection.read((tables) => {
        const items = inboxOf(tables, accountId).map((row) => ({
          otherId: row.otherId,
          other: sellerOf(tables, row.otherId),
          lastMessage: storedMessage(tables, row.lastMessageId),
          unread: row.unread,
        }));
        const placeOf = (item: (typeof items)[number]) => ({ at: item.lastMessage.sentAt, id: item.otherId });
        return keysetPage(items, placeOf, { after, limit });
      }),

    markRead: ({ position, ...pair }) =>
      connection.write((tables) => {
        const key = compositeKey(pair.accountId, pair.otherId);
        const entry = tables.inboxes.get(key);
        if (entry === undefined) return false;
        const messages = messagesOf(tables, pair);
        const end = messages.at(-1)?.position ?? 0;
        const readPosition = Math.max(entry.readPosition, Math.min(position, end));
        const unread = messages.filter(
          (message) => message.from === pair.otherId && message.position > readPosition,
        ).length;
        tables.inboxes.change(key, { readPosition, unread });
        return unread !== entry.unread;
      }),

    unreadSince: (pair) =>
      connection.read((tables) => {
        const entry = tables.inboxes.get(compositeKey(pair.accountId, pair.otherId));
        if (entry === undefined) return undefined;
        return rowsOf(tables, pair).find(
          ({ from, position }) => from === pair.otherId && position > entry.readPosition,
        )?.sentAt;
      }),

    noteMailed: (pair) =>
      connection.write((tables) => {
        const key = compositeKey(pair.accountId, pair.otherId);
        const entry = tables.inboxes.get(key);
        if (entry === undefined || entry.unread === 0 || entry.mailedPosition > entry.readPosition)
          return false;
        return tables.inboxes.change(key, { mailedPosition: messagesOf(tables, pair).length });
      }),
  };
}
