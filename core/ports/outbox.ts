import type { SearchedFields } from '../entities/saved-search.ts';
import type { SavedSearchPlace } from './saved-searches.ts';

/**
 * Work that must happen after a commit, at least once. A waiting mail is encrypted, because it may contain a link that
 * opens an account.
 */
export type OutboxTask =
  /** Urgent: it goes before mails that nobody is waiting for. */
  | { readonly kind: 'send-mail'; readonly sealed: string; readonly urgent?: boolean | undefined }
  | { readonly kind: 'sweep-pictures' }
  /** Sealed: the address asked for. It may have no account, and then nothing is mailed. */
  | { readonly kind: 'mail-reset-link'; readonly sealed: string }
  | { readonly kind: 'delete-account'; readonly accountId: string }
  /** Old adverts, or a new list of names: from this place on, herbs are to be found again and words rewritten. */
  | ({ readonly kind: 'find-herbs' } & IndexingPlace)
  /** Words are compared in another way: from this id on, the keys of saved searches are to be made again. */
  | { readonly kind: 'key-searches'; readonly after?: string | undefined }
  /** The search index is to be compacted. */
  | { readonly kind: 'compact-words' }
  /** Pictures posted before narrow copies were made are to get theirs. */
  | { readonly kind: 'add-narrow-copies' }
  /** Pictures posted before there were hashes are to get theirs. */
  | { readonly kind: 'hash-pictures' }
  /** These pictures of an advert are looked for in what others had posted when it began to show them. */
  | {
      readonly kind: 'find-known-photos';
      readonly advertId: string;
      readonly pictureKeys: readonly string[];
      /** In epoch milliseconds. */
      readonly shownAt: number;
    }
  | MatchTask
  /** Somebody may not have read what this other person wrote to them: then a mail says so. */
  | { readonly kind: 'mail-unread'; readonly accountId: string; readonly otherId: string }
  /** The comments of which this account was not yet told by mail are mailed. */
  | { readonly kind: 'mail-comments'; readonly accountId: string }
  | PriceDropTask
  /** A rating has been hidden for long enough. */
  | { readonly kind: 'show-rating'; readonly ratingId: string }
  /** Some adverts whose time is over end, and some sellers are told that theirs will. */
  | { readonly kind: 'end-adverts' }
  /** Of some people, after this account of them, it is noted how soon they answer. */
  | { readonly kind: 'time-answers'; readonly after?: string | undefined }
  | DigestTask
  | DailyTask
  | IndexTask;

/** Tells those who have saved an advert that it has become cheaper, starting after this account. */
export interface PriceDropTask {
  readonly kind: 'tell-price-drop';
  readonly advertId: string;
  readonly before: number;
  readonly after: number;
  /** When it fell, in epoch milliseconds. */
  readonly fellAt: number;
  readonly toldUpTo?: string | undefined;
}

/** Done once a day. */
export type DailyTask =
  /** Removes data that is older than the privacy policy says. */
  | { readonly kind: 'forget-notifications' }
  | { readonly kind: 'forget-reports' }
  /** Who has been told of new adverts or lower prices since the day before is mailed. */
  | { readonly kind: 'begin-digests' }
  /** Adverts end whose time is over. */
  | { readonly kind: 'begin-ends' }
  /** It is noted how soon people answer. */
  | { readonly kind: 'begin-answers' }
  /** The search index is compacted. */
  | { readonly kind: 'begin-compaction' };

/** Mails people about new adverts and lower prices, starting after this account. */
export interface DigestTask {
  readonly kind: 'mail-digests';
  readonly after?: string | undefined;
}

/** Tells people whose saved searches now find an advert that they did not find before. */
export interface MatchTask {
  readonly kind: 'match-advert';
  readonly advertId: string;
  /** When it was posted, changed or shown again, in epoch milliseconds. */
  readonly at: number;
  /** The advert as it was before the change, or as others last saw it; undefined if it is new to them. */
  readonly before?: SearchedFields | undefined;
  /** Since when, in epoch milliseconds, it had been hidden before it was shown again. */
  readonly hiddenSince?: number | undefined;
  /** Where to continue in the searches; undefined: from the first. */
  readonly after?: SavedSearchPlace | undefined;
}

/** Where to continue: after this id in the adverts (or the profiles, if it says so), or from the first. */
export interface IndexingPlace {
  readonly of?: 'profiles' | undefined;
  readonly after?: string | undefined;
}

/** Updates the search engine to the state at the time the task runs, not when it was written. */
export type IndexTask =
  | { readonly kind: 'index-advert'; readonly advertId: string }
  | { readonly kind: 'index-profile'; readonly accountId: string };

export interface OutboxEntry<Task extends OutboxTask = OutboxTask> {
  readonly id: string;
  readonly task: Task;
  /** How often it has failed. */
  readonly attempts: number;
}

/** Mails are sent apart from everything else: a mail server may take minutes to answer. */
export type OutboxPart = 'mails' | 'other work';

/** Tasks written in the transaction that makes them necessary. */
export interface Outbox {
  /** Adds a task to be run at this time or soon after. A waiting or running task with the same id stays as it is. */
  add(id: string, task: OutboxTask, at: Date): Promise<void>;
  /**
   * Leases the tasks that are due, urgent ones first (see `laneOf`) and then the oldest, until `leaseUntil`; with `part`,
   * only those that send mails, or only the others. However many wait, it reads only what it takes. If they are not
   * finished by then, they are due again; if the process that took them is gone, they are due again at once.
   */
  take(query: {
    readonly now: Date;
    readonly leaseUntil: Date;
    readonly limit: number;
    readonly part?: OutboxPart | undefined;
  }): Promise<readonly OutboxEntry[]>;
  /** Waiting mails, by task id, starting after `after`; they stay in the outbox. */
  waitingMails(query: {
    readonly after: string | undefined;
    readonly limit: number;
  }): Promise<readonly { readonly id: string; readonly task: OutboxTask & { readonly kind: 'send-mail' } }[]>;
  /** Deletes a task, done or given up, completely. Returns whether it was still there. */
  finish(id: string): Promise<boolean>;
  /** Counts a failure and makes the task due again at `at`. */
  postpone(id: string, at: Date, reason: string): Promise<void>;
}
