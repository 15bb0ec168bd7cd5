import type { SearchedFields } from '../saved-searches/saved-search.ts';
import type { SavedSearchPlace } from './saved-searches.ts';

/**
 * Work that must happen after a commit, at least once. A mail waits sealed, because it may carry a link that opens an
 * account.
 */
export type OutboxTask =
  | { readonly kind: 'send-mail'; readonly sealed: string }
  | { readonly kind: 'sweep-pictures' }
  /** Sealed: the address asked for. It may have no account, and then nothing is mailed. */
  | { readonly kind: 'mail-reset-link'; readonly sealed: string }
  | { readonly kind: 'delete-account'; readonly accountId: string }
  /** Old adverts, or a new list of names: from this place on, herbs are to be found again and words written anew. */
  | ({ readonly kind: 'find-herbs' } & IndexingPlace)
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

/** Those who have saved an advert are told, after this account of them, that it costs less than before. */
export interface PriceDropTask {
  readonly kind: 'tell-price-drop';
  readonly advertId: string;
  readonly before: number;
  readonly after: number;
  /** When it fell, in epoch milliseconds. */
  readonly fellAt: number;
  readonly toldUpTo?: string | undefined;
}

/** Done once a day; with an entry in `hours` of `core/outbox/daily.ts`. */
export type DailyTask =
  /** What is older than people are told is removed. */
  | { readonly kind: 'forget-notifications' }
  | { readonly kind: 'forget-reports' }
  /** Who has been told of new adverts or lower prices since the day before is mailed. */
  | { readonly kind: 'begin-digests' }
  /** Adverts end whose time is over. */
  | { readonly kind: 'begin-ends' }
  /** It is noted how soon people answer. */
  | { readonly kind: 'begin-answers' };

/** Those who are to get a mail about new adverts and lower prices, after this account of them. */
export interface DigestTask {
  readonly kind: 'mail-digests';
  readonly after?: string | undefined;
}

/** Those whose saved searches find an advert that they did not find before are to be told. */
export interface MatchTask {
  readonly kind: 'match-advert';
  readonly advertId: string;
  /** What the advert was until it was changed; undefined: it is new. */
  readonly before?: SearchedFields | undefined;
  /** Where to continue among the searches; undefined: from the first. */
  readonly after?: SavedSearchPlace | undefined;
}

/** Where to continue: after this id of the adverts (unless it says profiles), or from their first. */
export interface IndexingPlace {
  readonly of?: 'profiles' | undefined;
  readonly after?: string | undefined;
}

/** Updates the search engine to the state that the shop has when the task runs, not when it was written. */
export type IndexTask =
  | { readonly kind: 'index-advert'; readonly advertId: string }
  | { readonly kind: 'index-profile'; readonly accountId: string };

export interface OutboxEntry<Task extends OutboxTask = OutboxTask> {
  readonly id: string;
  readonly task: Task;
  /** How often it has failed. */
  readonly attempts: number;
}

/** Tasks written in the transaction that makes them necessary. */
export interface Outbox {
  /** To be done at this moment or soon after. A task whose id waits already, or is being done, stays as it is. */
  add(id: string, task: OutboxTask, at: Date): Promise<void>;
  /**
   * Takes the tasks that are due, oldest first, and keeps them from other takers until `leaseUntil`; a taker
   * that does not come back leaves them due again then, and one whose process is gone leaves them due at once.
   */
  take(query: {
    readonly now: Date;
    readonly leaseUntil: Date;
    readonly limit: number;
  }): Promise<readonly OutboxEntry[]>;
  /** Mails that wait, by task id, those after `after`; they stay where they are. */
  waitingMails(query: {
    readonly after: string | undefined;
    readonly limit: number;
  }): Promise<readonly { readonly id: string; readonly task: OutboxTask & { readonly kind: 'send-mail' } }[]>;
  /** Forgets a task, done or given up; nothing of it stays behind. Answers whether it was still there. */
  finish(id: string): Promise<boolean>;
  /** Counts a failure and makes the task due again at `at`. */
  postpone(id: string, at: Date, reason: string): Promise<void>;
}
