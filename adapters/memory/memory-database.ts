import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Account } from '../../core/accounts/account.ts';
import type { Message } from '../../core/chats/message.ts';
import type { Comment } from '../../core/comments/comment.ts';
import type { LedgerEntry, Payment } from '../../core/payments/payment.ts';
import type { Picture } from '../../core/pictures/picture.ts';
import type { NewAdvert } from '../../core/ports/adverts.ts';
import type { Draft } from '../../core/ports/drafts.ts';
import type { FeedbackMessage } from '../../core/ports/feedback.ts';
import type { OneTimeLink } from '../../core/ports/one-time-links.ts';
import type { OutboxTask } from '../../core/ports/outbox.ts';
import type { NewProfile } from '../../core/ports/profiles.ts';
import type { Session } from '../../core/ports/sessions.ts';

export interface ProfileRow extends NewProfile {
  readonly advertCount: number;
  readonly likesReceived: number;
}

export interface AdvertRow extends NewAdvert {
  readonly updatedAt: Date;
  readonly paidAt: Date | undefined;
  readonly likeCount: number;
  readonly commentCount: number;
}

interface MarkRow {
  readonly advertId: string;
  readonly accountId: string;
  readonly at: Date;
}

interface HoldRow {
  readonly key: string;
  readonly accountId: string;
  readonly until: Date;
}

interface FormKeyRow {
  readonly result: string | undefined;
  readonly at: Date;
}

interface OutboxRow {
  readonly id: string;
  readonly task: OutboxTask;
  readonly attempts: number;
  readonly dueAt: Date;
  readonly lastReason: string | undefined;
}

interface DraftRow extends Draft {
  readonly until: Date;
}

interface BlockRow {
  readonly blockerId: string;
  readonly blockedId: string;
  readonly at: Date;
}

export interface DeliveryRow {
  readonly accountId: string;
  readonly sequence: number;
  readonly messageId: string;
}

export interface InboxEntryRow {
  readonly accountId: string;
  readonly otherId: string;
  readonly lastMessageId: string;
  readonly unread: number;
  readonly readPosition: number;
}

export interface PaymentRow extends Payment {
  readonly askAt: Date | undefined;
}

export interface ThrottleRow {
  readonly points: number;
  readonly until: Date;
}

/** Rows are never changed in place, only replaced, so that a copy of the maps is a snapshot. */
export interface MemoryTables {
  readonly accounts: Map<string, Account>;
  /** Since when, by account. */
  readonly leaving: Map<string, Date>;
  readonly profiles: Map<string, ProfileRow>;
  readonly sessions: Map<string, Session>;
  readonly endedSessions: Map<string, Session>;
  readonly oneTimeLinks: Map<string, OneTimeLink>;
  readonly adverts: Map<string, AdvertRow>;
  readonly likes: Map<string, MarkRow>;
  readonly saves: Map<string, MarkRow>;
  readonly comments: Map<string, Comment>;
  readonly pictures: Map<string, Picture>;
  /** By the picture's key. */
  readonly pictureBytes: Map<string, number>;
  readonly holds: Map<string, HoldRow>;
  readonly formKeys: Map<string, FormKeyRow>;
  readonly feedback: Map<string, FeedbackMessage>;
  readonly outbox: Map<string, OutboxRow>;
  readonly drafts: Map<string, DraftRow>;
  readonly blocks: Map<string, BlockRow>;
  readonly messages: Map<string, Message>;
  readonly deliveries: Map<string, DeliveryRow>;
  readonly inboxes: Map<string, InboxEntryRow>;
  readonly payments: Map<string, PaymentRow>;
  readonly ledger: Map<string, LedgerEntry>;
  readonly throttle: Map<string, ThrottleRow>;
}

/** How a store reaches the tables: inside a transaction, or each call on its own. */
export interface Connection {
  read<Result>(query: (tables: MemoryTables) => Result): Promise<Result>;
  write<Result>(change: (tables: MemoryTables) => Result): Promise<Result>;
}

export interface MemoryDatabase extends Connection {
  /** What is committed at present. */
  readonly tables: MemoryTables;
  transaction<Result>(work: (connection: Connection) => Promise<Result>): Promise<Result>;
}

/** One key of a row that several values identify together. */
export function compositeKey(...parts: readonly string[]): string {
  return JSON.stringify(parts);
}

function emptyTables(): MemoryTables {
  return {
    accounts: new Map(),
    leaving: new Map(),
    profiles: new Map(),
    sessions: new Map(),
    endedSessions: new Map(),
    oneTimeLinks: new Map(),
    adverts: new Map(),
    likes: new Map(),
    saves: new Map(),
    comments: new Map(),
    pictures: new Map(),
    pictureBytes: new Map(),
    holds: new Map(),
    formKeys: new Map(),
    feedback: new Map(),
    outbox: new Map(),
    drafts: new Map(),
    blocks: new Map(),
    messages: new Map(),
    deliveries: new Map(),
    inboxes: new Map(),
    payments: new Map(),
    ledger: new Map(),
    throttle: new Map(),
  };
}

function copyOf(tables: MemoryTables): MemoryTables {
  return {
    accounts: new Map(tables.accounts),
    leaving: new Map(tables.leaving),
    profiles: new Map(tables.profiles),
    sessions: new Map(tables.sessions),
    endedSessions: new Map(tables.endedSessions),
    oneTimeLinks: new Map(tables.oneTimeLinks),
    adverts: new Map(tables.adverts),
    likes: new Map(tables.likes),
    saves: new Map(tables.saves),
    comments: new Map(tables.comments),
    pictures: new Map(tables.pictures),
    pictureBytes: new Map(tables.pictureBytes),
    holds: new Map(tables.holds),
    formKeys: new Map(tables.formKeys),
    feedback: new Map(tables.feedback),
    outbox: new Map(tables.outbox),
    drafts: new Map(tables.drafts),
    blocks: new Map(tables.blocks),
    messages: new Map(tables.messages),
    deliveries: new Map(tables.deliveries),
    inboxes: new Map(tables.inboxes),
    payments: new Map(tables.payments),
    ledger: new Map(tables.ledger),
    throttle: new Map(tables.throttle),
  };
}

interface RunningTransaction {
  open: boolean;
}

/**
 * Tables in memory. A transaction works on a copy that replaces the tables when it resolves; transactions run one
 * at a time, and readers outside see only what is committed. It is stricter than a real database where that
 * uncovers mistakes: a use case that forgets to await a store, or that uses a store other than those of its
 * transaction, fails here instead of on some later day.
 */
export function createMemoryDatabase(): MemoryDatabase {
  let committed = emptyTables();
  let queue: Promise<unknown> = Promise.resolve();
  const running = new AsyncLocalStorage<RunningTransaction>();

  function refuseInsideTransaction(): void {
    if (running.getStore()?.open === true) {
      throw new Error('Inside a transaction only the stores that it hands out may be used.');
    }
  }

  async function runAlone<Result>(work: (connection: Connection) => Promise<Result>): Promise<Result> {
    const tables = copyOf(committed);
    const transaction: RunningTransaction = { open: true };
    let unfinished = 0;

    async function run<Answer>(call: (tables: MemoryTables) => Answer): Promise<Answer> {
      unfinished += 1;
      try {
        await nextTurn();
        if (!transaction.open) throw new Error('The transaction of this store has ended.');
        return structuredClone(call(tables));
      } finally {
        unfinished -= 1;
      }
    }

    try {
      const result = await running.run(transaction, () => work({ read: run, write: run }));
      if (unfinished > 0) throw new Error('A transaction resolved before all of its store calls had.');
      committed = tables;
      return result;
    } finally {
      transaction.open = false;
    }
  }

  async function transaction<Result>(work: (connection: Connection) => Promise<Result>): Promise<Result> {
    refuseInsideTransaction();
    const turn = queue.then(() => runAlone(work));
    queue = turn.catch(() => undefined);
    return turn;
  }

  return {
    get tables() {
      return committed;
    },
    transaction,
    async read(query) {
      refuseInsideTransaction();
      await nextTurn();
      return structuredClone(query(committed));
    },
    write: (change) => transaction((connection) => connection.write(change)),
  };
}
