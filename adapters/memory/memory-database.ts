import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Account } from '../../core/entities/account.ts';
import type { FormerPrice } from '../../core/entities/advert.ts';
import type { AdvertState } from '../../core/entities/advert-state.ts';
import type { Comment } from '../../core/entities/comment.ts';
import type { WeeklyPrice } from '../../core/entities/herb-price.ts';
import type { MailChoices } from '../../core/entities/mail-choices.ts';
import type { Message } from '../../core/entities/message.ts';
import type { Notification } from '../../core/entities/notification.ts';
import type { LedgerEntry, Payment } from '../../core/entities/payment.ts';
import type { Picture, PictureHash } from '../../core/entities/picture.ts';
import type { Answers } from '../../core/entities/profile.ts';
import type { Rating } from '../../core/entities/rating.ts';
import type { Report } from '../../core/entities/report.ts';
import type { ReviewCase } from '../../core/entities/review-case.ts';
import type { Sale } from '../../core/entities/sale.ts';
import type { Sanction } from '../../core/entities/sanction.ts';
import type { Standing } from '../../core/entities/standing.ts';
import type { AdvertDraft } from '../../core/ports/advert-drafts.ts';
import type { NewAdvert, OwnQuery } from '../../core/ports/adverts.ts';
import type { AuditRow } from '../../core/ports/audit.ts';
import type { FeedbackMessage } from '../../core/ports/feedback.ts';
import type { OneTimeLink } from '../../core/ports/one-time-links.ts';
import type { OutboxTask } from '../../core/ports/outbox.ts';
import type { NewProfile } from '../../core/ports/profiles.ts';
import type { PushSubscription } from '../../core/ports/push-subscriptions.ts';
import type { KeptSearch } from '../../core/ports/saved-searches.ts';
import type { SecondFactor } from '../../core/ports/second-factors.ts';
import type { Session } from '../../core/ports/sessions.ts';
import type { UnfinishedEntry } from '../../core/ports/unfinished.ts';
import type { ThrottleRow } from '../process/throttle.ts';

export interface ProfileRow extends NewProfile {
  readonly advertCount: number;
  readonly likesReceived: number;
  readonly ratingCount: number;
  readonly answers: Answers | undefined;
}

export interface AdvertRow extends NewAdvert {
  readonly state: AdvertState;
  readonly endAnnounced: boolean;
  readonly formerPrice: FormerPrice | undefined;
  readonly updatedAt: Date;
  readonly paidAt: Date | undefined;
  readonly likeCount: number;
  readonly commentCount: number;
}

interface ReactionRow {
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
  readonly accountId: string;
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

interface UnfinishedRow extends UnfinishedEntry {
  readonly until: Date;
}

interface BlockRow {
  readonly blockerId: string;
  readonly blockedId: string;
  readonly at: Date;
}

interface FollowRow {
  readonly followerId: string;
  readonly sellerId: string;
  readonly at: Date;
}

export type MessageRow = Omit<Message, 'outcome'>;

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
  readonly mailedPosition: number;
}

interface NotificationRow extends Notification {
  readonly read: boolean;
  readonly mailDue: boolean;
}

export interface PaymentRow extends Payment {
  readonly askAt: Date | undefined;
}

/** Rows are immutable and only replaced, so that a shallow copy of the tables is a snapshot. */
class Table<Row> extends Map<string, Row> {
  where(holds: (row: Row) => boolean): Row[] {
    return [...this.values()].filter(holds);
  }

  /** Returns whether there is such a row. */
  change(key: string, changes: Partial<Row>): boolean {
    const row = this.get(key);
    if (row !== undefined) this.set(key, { ...row, ...structuredClone(changes) });
    return row !== undefined;
  }

  /** Returns how many rows were removed. */
  removeWhere(holds: (row: Row) => boolean): number {
    const before = this.size;
    for (const [key, row] of this) if (holds(row)) this.delete(key);
    return before - this.size;
  }
}

function emptyTables() {
  return {
    accounts: new Table<Account>(),
    /** By account: since when it is being deleted. */
    leaving: new Table<Date>(),
    profiles: new Table<ProfileRow>(),
    sessions: new Table<Session>(),
    endedSessions: new Table<Session>(),
    /** By the session's hash. */
    pushSubscriptions: new Table<PushSubscription>(),
    oneTimeLinks: new Table<OneTimeLink>(),
    /** By account. */
    secondFactors: new Table<SecondFactor & { readonly lastStep: number }>(),
    recoveryCodes: new Table<{ readonly accountId: string; readonly hash: string }>(),
    adverts: new Table<AdvertRow>(),
    likes: new Table<ReactionRow>(),
    saves: new Table<ReactionRow>(),
    savedSearches: new Table<KeptSearch>(),
    comments: new Table<Comment>(),
    pictures: new Table<Picture>(),
    /** By the picture's key. */
    pictureBytes: new Table<number>(),
    /** By the picture's key. */
    lackingNarrow: new Table<true>(),
    /** By the picture's key. */
    pictureHashes: new Table<PictureHash>(),
    holds: new Table<HoldRow>(),
    formKeys: new Table<FormKeyRow>(),
    feedback: new Table<FeedbackMessage>(),
    outbox: new Table<OutboxRow>(),
    unfinished: new Table<UnfinishedRow>(),
    /** By account. */
    advertDrafts: new Table<AdvertDraft & { readonly until: Date }>(),
    blocks: new Table<BlockRow>(),
    follows: new Table<FollowRow>(),
    ratings: new Table<Rating>(),
    /** By advert. */
    sales: new Table<Sale>(),
    messages: new Table<MessageRow>(),
    deliveries: new Table<DeliveryRow>(),
    inboxes: new Table<InboxEntryRow>(),
    payments: new Table<PaymentRow>(),
    ledger: new Table<LedgerEntry>(),
    throttle: new Table<ThrottleRow>(),
    reports: new Table<Report>(),
    reviewCases: new Table<ReviewCase>(),
    notifications: new Table<NotificationRow>(),
    /** By account. */
    mailChoices: new Table<MailChoices>(),
    /** By account. */
    standings: new Table<Standing>(),
    sanctions: new Table<Sanction>(),
    audit: new Table<AuditRow>(),
    herbCounts: new Table<{ readonly herb: string; readonly adverts: number }>(),
    herbPrices: new Table<{ readonly herb: string; readonly price: WeeklyPrice }>(),
    /** By advert. */
    views: new Table<number>(),
    dailyViews: new Table<{ readonly advertId: string; readonly day: number; readonly views: number }>(),
    viewKeys: new Table<{ readonly day: number; readonly key: string }>(),
    viewMarks: new Table<{ readonly day: number; readonly mark: string }>(),
  };
}

export type MemoryTables = Readonly<ReturnType<typeof emptyTables>>;

function copyOf(tables: MemoryTables): MemoryTables {
  const copies = Object.entries(tables).map(([name, rows]) => [name, new Table<unknown>(rows)]);
  return Object.fromEntries(copies) as MemoryTables;
}

/** The access of a store to the tables: in a transaction, or each call by itself. */
export interface Connection {
  read<Result>(query: (tables: MemoryTables) => Result): Promise<Result>;
  write<Result>(change: (tables: MemoryTables) => Result): Promise<Result>;
}

export interface MemoryDatabase extends Connection {
  /** The committed tables. */
  readonly tables: MemoryTables;
  transaction<Result>(work: (connection: Connection) => Promise<Result>): Promise<Result>;
}

/** One page of an account's rows, by key, after the last key of the previous page. */
export function ownPage<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  { after = '', limit }: Pick<OwnQuery, 'after' | 'limit'>,
): readonly Row[] {
  return rows
    .filter((row) => keyOf(row) > after)
    .sort((left, right) => (keyOf(left) < keyOf(right) ? -1 : 1))
    .slice(0, limit);
}

/** The key of a row with a composite primary key. */
export function compositeKey(...parts: readonly string[]): string {
  return JSON.stringify(parts);
}

interface RunningTransaction {
  open: boolean;
}

/**
 * Tables in memory. A transaction works on a copy that replaces the tables when it resolves; transactions are serial,
 * and readers outside see only committed data. It is stricter than a real database, to uncover mistakes: a use case
 * that does not await a store, or that uses a store of outside its transaction, fails.
 */
export function createMemoryDatabase(): MemoryDatabase {
  let committed: MemoryTables = emptyTables();
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
