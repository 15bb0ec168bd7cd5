import type { Measure } from '../entities/advert.ts';
import type { SearchedFields } from '../entities/saved-search.ts';
import type { SavedSearchPlace } from './saved-searches.ts';

/**
 * Work that must happen after a commit, at least once. A waiting mail is encrypted, because it may contain a link that
 * opens an account.
 */
export type OutboxTask =
  /** `urgent`: sent before mails that nobody is waiting for. */
  | { readonly kind: 'send-mail'; readonly sealed: string; readonly urgent?: boolean | undefined }
  | { readonly kind: 'sweep-pictures' }
  /** Tells the device with this session about something, if there is still something to tell. */
  | { readonly kind: 'send-push'; readonly sessionHash: string; readonly about: PushSubject }
  /** `sealed` holds the requested address. Nothing is mailed if no account has this address. */
  | { readonly kind: 'mail-reset-link'; readonly sealed: string }
  | { readonly kind: 'delete-account'; readonly accountId: string }
  /**
   * Finds the herbs of adverts again and rewrites the words for search, from this place on, after the names of herbs
   * have changed or for adverts older than these words.
   */
  | ({ readonly kind: 'find-herbs' } & IndexingPlace)
  /** Computes the keys of saved searches again, from this id on, after a change in how words are compared. */
  | { readonly kind: 'key-searches'; readonly after?: string | undefined }
  /** Compacts the search index. */
  | { readonly kind: 'compact-words' }
  /** Makes narrow copies of pictures that were posted before narrow copies existed. */
  | { readonly kind: 'add-narrow-copies' }
  /** Computes hashes of pictures that were posted before hashes existed. */
  | { readonly kind: 'hash-pictures' }
  /** Looks for these pictures of an advert among those that others had posted when the advert began to show them. */
  | {
      readonly kind: 'find-known-photos';
      readonly advertId: string;
      readonly pictureKeys: readonly string[];
      /** In epoch milliseconds. */
      readonly shownAt: number;
    }
  | MatchTask
  /** Mails an account that it has unread messages from another person, if it still has. */
  | { readonly kind: 'mail-unread'; readonly accountId: string; readonly otherId: string }
  /** Mails an account the comments that it has not been mailed about. */
  | { readonly kind: 'mail-comments'; readonly accountId: string }
  | FollowersTask
  | PriceDropTask
  /** Shows a rating that has been hidden for long enough. */
  | { readonly kind: 'show-rating'; readonly ratingId: string }
  /** Asks the buyer of an advert for a rating, unless the seller has taken back that they bought it. */
  | { readonly kind: 'ask-buyer'; readonly advertId: string; readonly buyerId: string }
  /** Ends one batch of the adverts whose period is over, and tells one batch of sellers that theirs will end. */
  | { readonly kind: 'end-adverts' }
  /** Computes how soon people answer, for one batch of accounts, starting after this one. */
  | { readonly kind: 'time-answers'; readonly after?: string | undefined }
  /** Keeps this week's middle prices of some herbs, those after this slug. */
  | { readonly kind: 'keep-herb-prices'; readonly after?: string | undefined }
  | DigestTask
  | DailyTask
  | IndexTask;

/** What a device is told about: unread messages from somebody, or a notification. */
export type PushSubject =
  | { readonly kind: 'conversation'; readonly otherId: string }
  | { readonly kind: 'notification'; readonly id: string };

/**
 * Tells those who have saved an advert that it has become cheaper for the same quantity, starting after the account
 * `toldUpTo`. Prices in shillings (UGX).
 */
export interface PriceDropTask extends Partial<Measure> {
  readonly kind: 'tell-price-drop';
  readonly advertId: string;
  readonly before: number;
  readonly after: number;
  /** When the price fell, in epoch milliseconds. */
  readonly fellAt: number;
  readonly toldUpTo?: string | undefined;
}

/** Tasks that run once a day. */
export type DailyTask =
  /** Removes notifications that are older than the privacy policy allows. */
  | { readonly kind: 'forget-notifications' }
  | { readonly kind: 'forget-reports' }
  /** Starts the daily digests: mails about new adverts and lower prices. */
  | { readonly kind: 'begin-digests' }
  /** Starts ending the adverts whose period is over. */
  | { readonly kind: 'begin-ends' }
  /** Starts computing how soon people answer. */
  | { readonly kind: 'begin-answers' }
  /** Starts compacting the search index. */
  | { readonly kind: 'begin-compaction' }
  /** Starts keeping the prices of herbs. */
  | { readonly kind: 'begin-herb-prices' };

/** Mails people about new adverts and lower prices, starting after this account. */
export interface DigestTask {
  readonly kind: 'mail-digests';
  readonly after?: string | undefined;
}

/** Tells people whose saved searches now find an advert that they did not find before. */
export interface MatchTask {
  readonly kind: 'match-advert';
  readonly advertId: string;
  /** When the advert was posted, changed or shown again, in epoch milliseconds. */
  readonly at: number;
  /** The advert as it was before the change, or as others last saw it; undefined if the advert is new to others. */
  readonly before?: SearchedFields | undefined;
  /** Since when, in epoch milliseconds, the advert had been hidden before it was shown again. */
  readonly hiddenSince?: number | undefined;
  /** Where to continue among the saved searches; undefined: from the first. */
  readonly after?: SavedSearchPlace | undefined;
}

/** Tells those who follow an advert's seller that it is new, starting after this account. */
export interface FollowersTask {
  readonly kind: 'tell-followers';
  readonly advertId: string;
  /** When others could first see the advert, in epoch milliseconds. */
  readonly at: number;
  readonly after?: string | undefined;
}

/** Where to continue: after this id among the adverts (or the profiles, with `of`); undefined: from the first. */
export interface IndexingPlace {
  readonly of?: 'profiles' | undefined;
  readonly after?: string | undefined;
}

/** Updates the search engine to the state when the task runs, not when it was added. */
export type IndexTask =
  | { readonly kind: 'index-advert'; readonly advertId: string }
  | { readonly kind: 'index-profile'; readonly accountId: string };

export interface OutboxEntry<Task extends OutboxTask = OutboxTask> {
  readonly id: string;
  readonly task: Task;
  /** Number of failed attempts. */
  readonly attempts: number;
}

/**
 * Mails are sent separately from all other tasks, because a mail server may take minutes to answer, and so may the push
 * services of browsers.
 */
export type OutboxPart = 'mails' | 'pushes' | 'other work';

/** Tasks, written in the transaction that makes them necessary. */
export interface Outbox {
  /** Adds a task to be run at this time or soon after; changes nothing if a task with this id is waiting or running. */
  add(id: string, task: OutboxTask, at: Date): Promise<void>;
  /**
   * Leases the due tasks until `leaseUntil`, urgent ones first (see `laneOf`), then the oldest; with `part`, only
   * tasks of that part. The cost depends on the tasks taken, not on the number waiting. A task
   * not finished by `leaseUntil` is due again; if the process that took it is gone, at once.
   */
  take(query: {
    readonly now: Date;
    readonly leaseUntil: Date;
    readonly limit: number;
    readonly part?: OutboxPart | undefined;
  }): Promise<readonly OutboxEntry[]>;
  /** Waiting mails, by task id, starting after `after`; the tasks stay in the outbox. */
  waitingMails(query: {
    readonly after: string | undefined;
    readonly limit: number;
  }): Promise<readonly { readonly id: string; readonly task: OutboxTask & { readonly kind: 'send-mail' } }[]>;
  /** Deletes a task that was done or given up. Returns whether it still existed. */
  finish(id: string): Promise<boolean>;
  /** Counts a failed attempt and makes the task due again at `at`. */
  postpone(id: string, at: Date, reason: string): Promise<void>;
}
