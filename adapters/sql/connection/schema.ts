import type { Generated, Kysely } from 'kysely';
import type { Goods, Unit } from '../../../core/entities/advert.ts';
import type { FilterableWay } from '../../../core/entities/advert-filter.ts';
import type { AdvertState } from '../../../core/entities/advert-state.ts';
import type { Language } from '../../../core/entities/language.ts';
import type { MessageKind } from '../../../core/entities/message.ts';
import type { NotificationKind } from '../../../core/entities/notification.ts';
import type { GatewayKind, LedgerStep, PaymentState } from '../../../core/entities/payment.ts';
import type { Answers } from '../../../core/entities/profile.ts';
import type { RatedAs } from '../../../core/entities/rating.ts';
import type { Reason, SubjectKind } from '../../../core/entities/report.ts';
import type { SanctionKind } from '../../../core/entities/sanction.ts';
import type { AuditRow, AuditSubject } from '../../../core/ports/audit.ts';
import type { FeedbackKind } from '../../../core/ports/feedback.ts';
import type { OneTimeLinkKind } from '../../../core/ports/one-time-links.ts';
import type { AdvertColumns, FormerPriceColumns } from './advert-columns.ts';

/*
 * The tables as the migrations leave them. Instants are epoch milliseconds, and booleans are 1 or 0, because both
 * databases store these exactly and alike. The tables of search differ between the databases, and are in
 * `search-words.ts`.
 */

export interface AccountsTable {
  id: string;
  email: string;
  email_verified: number;
  password_hash: string | null;
  display_name: string | null;
  google_subject: string | null;
  created_at: number;
  consented_at: number | null;
  language: Language;
}

interface PicturesTable {
  key: string;
  width: number;
  height: number;
  placeholder: string;
  /** Of its middle WebP copy; null if the picture is older than this column. */
  kilobytes: number | null;
  /** Rows of advert_pictures, profiles and picture_holds that name this picture. */
  reference_count: number;
  /** Bytes of all stored copies together; 0 if the picture is older than this column. */
  bytes: number;
  /** Whether the copies of `narrowWidths` are stored. */
  narrow: number;
  /** The perceptual hash. Null: not computed yet. Empty: the picture has too little structure to be compared. */
  hash: string | null;
}

interface PictureHoldsTable {
  account_id: string;
  picture_key: string;
  held_until: number;
}

export interface ProfilesTable {
  account_id: string;
  username: string;
  /** The folded username, for lookups. */
  username_key: string;
  /** `nameLook` of the username: equal for names that look alike. */
  username_look: string;
  /** 0; for look-alike names that are older than this column, the number of older ones. */
  username_twin: number;
  full_name: string;
  /** `startOf` of the full name, by which moderators find it. */
  full_name_key: string;
  about: string;
  address: string;
  phone_number: string;
  call_me: number;
  whatsapp_me: number;
  date_of_birth: string | null;
  picture_key: string | null;
  advert_count: number;
  likes_received: number;
  /** Counts the shown ratings. */
  rating_count: number;
  answers: Answers | null;
  created_at: number;
}

export interface SessionsTable {
  id_hash: string;
  account_id: string;
  created_at: number;
  last_seen_at: number;
  remember: number;
  device: string;
}

export interface PushSubscriptionsTable {
  session_hash: string;
  account_id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  site_key: string;
  subscribed_at: number;
}

/** Sessions that have ended, so that a form sent from one of them can still be attributed to its account. */
interface EndedSessionsTable {
  id_hash: string;
  account_id: string;
  last_seen_at: number;
}

/** Accounts that are being deleted: none of their content is shown. */
interface LeavingTable {
  account_id: string;
  since: number;
}

/** Accounts whose content nobody sees: being deleted, or banned. */
interface AbsentTable {
  account_id: string;
}

export interface OneTimeLinksTable {
  token_hash: string;
  kind: OneTimeLinkKind;
  account_id: string;
  email: string;
  expires_at: number;
}

export interface AdvertsTable extends AdvertColumns, FormerPriceColumns {
  id: string;
  seller_id: string;
  state: AdvertState;
  ends_at: number;
  end_announced: number;
  /** The key of the first row in advert_pictures. */
  cover_key: string;
  picture_count: number;
  like_count: number;
  /** Likes of accounts whose email is verified. */
  verified_like_count: number;
  comment_count: number;
  posted_at: number;
  /** Days since the epoch, UTC: the bucket by which the most liked adverts are found; never shown. */
  posted_day: number;
  updated_at: number;
}

interface AdvertPicturesTable {
  advert_id: string;
  /** From 0, the cover. */
  position: number;
  picture_key: string;
}

/**
 * A row for each list that a live advert is in: one for each of its herbs, and one, with an empty herb, for the list of
 * all adverts.
 */
interface ListedAdvertsTable {
  herb: string;
  /** This and the columns below are copied from the advert, for the indexes of orders and filters. */
  posted_at: number;
  advert_id: string;
  district: string;
  price: number;
  /** Empty if the seller does not say. */
  goods: Goods | '';
  boda: number;
  parcel: number;
  /** Computed from `like_count` and `verified_like_count`. */
  popularity: number;
}

interface LikesTable {
  account_id: string;
  advert_id: string;
  liked_at: number;
  /** Whether it counts in `verified_like_count`. */
  verified: number;
}

interface SavesTable {
  account_id: string;
  advert_id: string;
  saved_at: number;
}

export interface SavedSearchesTable {
  id: string;
  account_id: string;
  query: string;
  herb: string | null;
  district: string | null;
  min_price: number | null;
  max_price: number | null;
  goods: Goods | null;
  delivery: FilterableWay | null;
  search_key: string;
  saved_at: number;
}

export interface CommentsTable {
  id: string;
  advert_id: string;
  author_id: string;
  text: string;
  posted_at: number;
  hidden: number;
}

interface FormKeysTable {
  account_id: string;
  key: string;
  content_hash: string;
  result: string | null;
  claimed_at: number;
}

export interface FeedbackTable {
  id: string;
  kind: FeedbackKind;
  message: string;
  email: string | null;
  account_id: string | null;
  sent_at: number;
}

interface OutboxTable {
  id: string;
  /** JSON. */
  task: string;
  /** A number of `core/outbox/lanes.ts`; the lowest go first. */
  lane: number;
  /** When the task is due; while it is leased, when the lease ends. */
  due_at: number;
  attempts: number;
  last_failure: string | null;
  /** While the task is leased, the number of the process that holds the lease. */
  leased_by: number | null;
}

/** One row, written to test whether the database takes writes. */
interface HealthTable {
  id: number;
  written_at: number;
}

interface SecondFactorsTable {
  account_id: string;
  sealed_secret: string;
  begun_at: number;
  on_since: number | null;
  /** The time step of the last accepted password; 0 if there was none. */
  last_step: number;
}

interface RecoveryCodesTable {
  account_id: string;
  code_hash: string;
}

interface AdvertDraftsTable {
  account_id: string;
  /** JSON of an object. */
  fields: string;
  /** JSON of an array. */
  picture_keys: string;
  saved_at: number;
  discarded: number;
  kept_until: number;
  saved_by: string | null;
}

/** What is unfinished (see `Unfinished`); drafts of adverts have a table of their own. */
interface DraftsTable {
  id_hash: string;
  path: string;
  /** JSON. */
  fields: string;
  kept_until: number;
  account_id: string | null;
}

interface ConversationsTable {
  /** The lower of the two account ids. */
  low_id: string;
  high_id: string;
  last_position: number;
}

interface MessagesTable {
  id: string;
  low_id: string;
  high_id: string;
  position: number;
  sender_id: string;
  text: string;
  sent_at: number;
  advert_id: string | null;
  advert_title: string | null;
  kind: MessageKind;
  /** The price offered; null for other messages. */
  amount: number | null;
  /** The id of the question or offer that this message answers. */
  answers_id: string | null;
  picture_count: number;
}

interface MessagePicturesTable {
  message_id: string;
  /** From 0. */
  position: number;
  picture_key: string;
}

interface DeliveryCountersTable {
  account_id: string;
  last_sequence: number;
}

interface DeliveriesTable {
  account_id: string;
  sequence: number;
  message_id: string;
}

interface InboxEntriesTable {
  account_id: string;
  other_id: string;
  last_message_id: string;
  last_message_at: number;
  /** The other account's messages after `read_position`. */
  unread_count: number;
  read_position: number;
  /** The position of the last message about which the account has been mailed. */
  mailed_position: number;
}

export interface RatingsTable {
  id: string;
  author_id: string | null;
  about_id: string;
  advert_id: string;
  advert_title: string;
  rated_as: RatedAs;
  recommends: number;
  text: string;
  sent_at: number;
  /** Null while it is hidden. */
  shown_at: number | null;
  answer: string | null;
  answered_at: number | null;
}

/** Who bought what an advert offered. */
export interface SalesTable {
  advert_id: string;
  seller_id: string;
  buyer_id: string;
  named_at: number;
}

interface BlocksTable {
  blocker_id: string;
  blocked_id: string;
  blocked_at: number;
}

interface FollowsTable {
  follower_id: string;
  seller_id: string;
  followed_at: number;
}

export interface NotificationsTable {
  account_id: string;
  id: string;
  kind: NotificationKind;
  advert_id: string | null;
  comment_id: string | null;
  /** JSON of the cause's other fields. */
  details: string;
  at: number;
  is_read: number;
  /** Whether the notification is unread and not yet mailed. */
  mail_due: number;
}

interface MailChoicesTable {
  account_id: string;
  messages: number;
  comments: number;
  searches: number;
  adverts: number;
  sellers: number;
}

export interface StandingsTable {
  account_id: string;
  moderator: number;
  suspended_until: number | null;
  banned_at: number | null;
  version: number;
}

export interface SanctionsTable {
  id: string;
  account_id: string;
  kind: SanctionKind;
  reason: string;
  decided_by: string;
  at: number;
  ends_at: number | null;
  lifted_at: number | null;
  answer: string | null;
  answered_at: number | null;
  dismissed_at: number | null;
}

export interface AuditTable {
  id: string;
  actor: string;
  act: AuditRow['act'];
  subject_kind: AuditSubject['kind'];
  subject_id: string;
  reason: string;
  at: number;
}

export interface PaymentsTable {
  reference: string;
  advert_id: string;
  account_id: string | null;
  amount: number;
  gateway: GatewayKind;
  gateway_reference: string | null;
  payment_url: string | null;
  transaction_id: string | null;
  state: PaymentState;
  started_at: number;
  settled_at: number | null;
  /** When to ask the gateway about the payment; null: never. */
  ask_at: number | null;
}

interface PaymentLedgerTable {
  /** Counts up: the order in which lines were written. */
  line: Generated<number>;
  id: string;
  reference: string;
  at: number;
  step: LedgerStep;
  amount: number;
  raw: string;
}

/** The number of views; no row: none. */
interface AdvertViewsTable {
  advert_id: string;
  views: number;
}

/** The number of views of each day; no row: none. Days are Kampala's, counted from 1970-01-01. */
interface DailyViewsTable {
  advert_id: string;
  day: number;
  views: number;
}

/** Live adverts about each herb that had any, as counted last. */
interface HerbCountsTable {
  herb: string;
  adverts: number;
}

/** Middle prices in shillings, by herb and week of Kampala. */
interface HerbPricesTable {
  herb: string;
  /** Empty: of any kind. */
  goods: Goods | '';
  /** Empty: prices as they are, whatever they are for. */
  unit: Unit | '';
  week: number;
  low: number;
  middle: number;
  high: number;
  adverts: number;
}

/** The key of each day's marks. Days are Kampala's, counted from 1970-01-01. */
interface ViewKeysTable {
  day: number;
  key: string;
}

/** Keyed digests of who viewed which advert on a day; they tell nothing without that day's key. */
interface ViewMarksTable {
  day: number;
  mark: string;
}

interface PromotionsTable {
  advert_id: string;
  paid_at: number;
}

interface ThrottleTable {
  /** A keyed digest of what is counted. */
  key: string;
  points: number;
  expires_at: number;
}

export interface ReportsTable {
  id: string;
  kind: SubjectKind;
  subject_id: string;
  writer_id: string | null;
  reporter_id: string | null;
  reason: Reason;
  text: string;
  copy: string;
  counts: number;
  sent_at: number;
}

export interface ReviewCasesTable {
  kind: SubjectKind;
  subject_id: string;
  writer_id: string;
  is_open: number;
  rank: number;
  reports_hid_at: number | null;
  /** This and the next two columns: the case's `knownPhoto`. */
  known_picture_key: string | null;
  other_advert_id: string | null;
  other_picture_key: string | null;
  /** JSON of all fields that no query filters by. */
  details: string;
}

export interface Tables {
  accounts: AccountsTable;
  pictures: PicturesTable;
  picture_holds: PictureHoldsTable;
  profiles: ProfilesTable;
  sessions: SessionsTable;
  push_subscriptions: PushSubscriptionsTable;
  ended_sessions: EndedSessionsTable;
  one_time_links: OneTimeLinksTable;
  second_factors: SecondFactorsTable;
  recovery_codes: RecoveryCodesTable;
  leaving: LeavingTable;
  absent: AbsentTable;
  adverts: AdvertsTable;
  advert_pictures: AdvertPicturesTable;
  listed_adverts: ListedAdvertsTable;
  likes: LikesTable;
  saves: SavesTable;
  saved_searches: SavedSearchesTable;
  comments: CommentsTable;
  form_keys: FormKeysTable;
  feedback: FeedbackTable;
  outbox: OutboxTable;
  drafts: DraftsTable;
  advert_drafts: AdvertDraftsTable;
  conversations: ConversationsTable;
  messages: MessagesTable;
  message_pictures: MessagePicturesTable;
  delivery_counters: DeliveryCountersTable;
  deliveries: DeliveriesTable;
  inbox_entries: InboxEntriesTable;
  ratings: RatingsTable;
  sales: SalesTable;
  blocks: BlocksTable;
  follows: FollowsTable;
  notifications: NotificationsTable;
  mail_choices: MailChoicesTable;
  standings: StandingsTable;
  sanctions: SanctionsTable;
  audit: AuditTable;
  payments: PaymentsTable;
  payment_ledger: PaymentLedgerTable;
  promotions: PromotionsTable;
  advert_views: AdvertViewsTable;
  daily_views: DailyViewsTable;
  herb_counts: HerbCountsTable;
  herb_prices: HerbPricesTable;
  view_keys: ViewKeysTable;
  view_marks: ViewMarksTable;
  reports: ReportsTable;
  review_cases: ReviewCasesTable;
  throttle: ThrottleTable;
  health: HealthTable;
}

/** A connection to either database, or a transaction on it. */
export type Database = Kysely<Tables>;
