import type { Accounts } from './accounts.ts';
import type { AdvertDrafts } from './advert-drafts.ts';
import type { Adverts } from './adverts.ts';
import type { Audit } from './audit.ts';
import type { Blocks } from './blocks.ts';
import type { Clock } from './clock.ts';
import type { Comments } from './comments.ts';
import type { Conversations } from './conversations.ts';
import type { Digests } from './digests.ts';
import type { EventBus } from './event-bus.ts';
import type { Feedback } from './feedback.ts';
import type { Follows } from './follows.ts';
import type { FormKeys } from './form-keys.ts';
import type { GoogleSignIn } from './google-sign-in.ts';
import type { Health } from './health.ts';
import type { HerbCounts } from './herb-counts.ts';
import type { HerbPrices } from './herb-prices.ts';
import type { Ids } from './ids.ts';
import type { Likes } from './likes.ts';
import type { MailChoicesStore } from './mail-choices.ts';
import type { Mailer } from './mailer.ts';
import type { Members } from './members.ts';
import type { Notifications } from './notifications.ts';
import type { OneTimeLinks } from './one-time-links.ts';
import type { OneTimePasswords } from './one-time-passwords.ts';
import type { Outbox } from './outbox.ts';
import type { PasswordHasher } from './password-hasher.ts';
import type { PaymentWay } from './payment-gateway.ts';
import type { Payments } from './payments.ts';
import type { PendingViews } from './pending-views.ts';
import type { PhotoStore } from './photo-store.ts';
import type { PictureEncoder } from './picture-encoder.ts';
import type { Pictures } from './pictures.ts';
import type { Profiles } from './profiles.ts';
import type { PushSender } from './push-sender.ts';
import type { PushSubscriptions } from './push-subscriptions.ts';
import type { Ratings } from './ratings.ts';
import type { Reports } from './reports.ts';
import type { ReviewCases } from './review-cases.ts';
import type { Sales } from './sales.ts';
import type { Sanctions } from './sanctions.ts';
import type { SavedSearches } from './saved-searches.ts';
import type { Saves } from './saves.ts';
import type { Sealer } from './sealer.ts';
import type { SearchEngine } from './search-engine.ts';
import type { SearchIndex } from './search-index.ts';
import type { SearchSource } from './search-source.ts';
import type { SecondFactors } from './second-factors.ts';
import type { SecurityLog } from './security-log.ts';
import type { Sessions } from './sessions.ts';
import type { Throttle } from './throttle.ts';
import type { Unfinished } from './unfinished.ts';
import type { Views } from './views.ts';

/** Everything that is kept in the database and can take part in one transaction. */
export interface Stores {
  readonly accounts: Accounts;
  readonly profiles: Profiles;
  readonly sessions: Sessions;
  readonly oneTimeLinks: OneTimeLinks;
  readonly secondFactors: SecondFactors;
  readonly adverts: Adverts;
  readonly herbCounts: HerbCounts;
  readonly herbPrices: HerbPrices;
  readonly likes: Likes;
  readonly saves: Saves;
  readonly savedSearches: SavedSearches;
  readonly comments: Comments;
  readonly pictures: Pictures;
  readonly formKeys: FormKeys;
  readonly feedback: Feedback;
  readonly outbox: Outbox;
  readonly unfinished: Unfinished;
  readonly advertDrafts: AdvertDrafts;
  readonly conversations: Conversations;
  readonly blocks: Blocks;
  readonly follows: Follows;
  readonly ratings: Ratings;
  readonly sales: Sales;
  readonly payments: Payments;
  readonly notifications: Notifications;
  readonly reports: Reports;
  readonly reviewCases: ReviewCases;
  readonly mailChoices: MailChoicesStore;
  readonly pushSubscriptions: PushSubscriptions;
  readonly members: Members;
  readonly sanctions: Sanctions;
  readonly audit: Audit;
  readonly views: Views;
}

/**
 * Runs `work` in one transaction: commits if `work` resolves, rolls back if it rejects. Inside, only the stores
 * passed to `work` may be used. After a conflict `work` may run again, so it must do nothing but read and write those
 * stores. After a commit that added tasks, the outbox is woken.
 */
export type Transaction = <Result>(work: (stores: Stores) => Promise<Result>) => Promise<Result>;

/** The operator's configuration, as far as the rules need it. */
export interface Settings {
  readonly siteName: string;
  readonly supportEmail: string;
  /** Whether feedback is mailed to `supportEmail`; otherwise it is only stored. */
  readonly mailsReports: boolean;
  /** The origin of absolute links, without a trailing slash; undefined: the origin of each request is used. */
  readonly publicUrl: string | undefined;
  /** This machine's own address, for links in mails that no request caused, while `publicUrl` is undefined. */
  readonly localUrl: string;
  /** The price of promoting an advert, in whole shillings (UGX). */
  readonly paymentAmount: number;
  /** Which claims of healing are looked for; `sure`: only those that are clearly unlawful. */
  readonly claims: 'sure' | 'all' | 'off';
}

/** Everything that the business needs from outside. A use case takes the few that it uses. */
export interface Ports extends Stores {
  readonly transaction: Transaction;
  readonly paymentWay: PaymentWay;
  /** Undefined if the operator has not set up Google sign-in. */
  readonly googleSignIn: GoogleSignIn | undefined;
  readonly photoStore: PhotoStore;
  readonly pictureEncoder: PictureEncoder;
  readonly mailer: Mailer;
  readonly pushSender: PushSender;
  readonly eventBus: EventBus;
  readonly passwordHasher: PasswordHasher;
  readonly oneTimePasswords: OneTimePasswords;
  readonly sealer: Sealer;
  readonly searchIndex: SearchIndex;
  /** Undefined if no search engine is set up: search then corrects typing errors in whole words only. */
  readonly searchEngine: SearchEngine | undefined;
  readonly searchSource: SearchSource;
  readonly throttle: Throttle;
  /**
   * Limits acts that write nothing (searches, the sitemap, reports for the log), so it must work while the database
   * cannot be written to. Its counts may be lost on a restart, and may be separate for each process.
   */
  readonly counts: Throttle;
  readonly pendingViews: PendingViews;
  readonly securityLog: SecurityLog;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly digests: Digests;
  readonly health: Health;
  readonly settings: Settings;
}
