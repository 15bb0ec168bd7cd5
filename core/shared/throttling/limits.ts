import { newcomersPosts } from '../../adverts/limits.ts';
import { maxUnverifiedStarts } from '../../chats/limits.ts';
import { hiddenInAllAnHour } from '../../reports/limits.ts';
import { day, hour, minute } from '../time/durations.ts';

/** This many attempts in this many milliseconds, from the first attempt. */
export interface Limit {
  readonly count: number;
  readonly window: number;
}

/** What an act is counted by; an attempt must be within every limit. */
export interface Limits {
  /** Whoever does it, or whose account it is about: an account id, or an email whether or not it has an account. */
  readonly account?: Limit;
  /** One address, which a whole street may share behind a carrier's network: never fewer than 30 an hour. */
  readonly client?: Limit;
  /** One account from one address: the only tight one. */
  readonly together?: Limit;
}

/**
 * How many times as much as one client all clients of an IPv6 /48 may do together: many phones of a carrier may share
 * it, or one machine may have it to itself.
 */
export const clientsPerNetwork = 10;

const perHour = (count: number): Limit => ({ count, window: hour });
const perDay = (count: number): Limit => ({ count, window: day });

/**
 * Every limit of the site. An act that tests a secret or reveals whether something exists counts when it fails; one
 * that makes or sends something counts when it succeeds, and the same form sent again counts once. Nobody reaches these
 * limits by hand; they stop what only programs do. Numbers without a source are ours: about ten times what the busiest
 * person we can imagine needs.
 */
export const limits = {
  /**
   * Failures only. The account's is NIST SP 800-63B's (5.2.2): at most 100 failed tries at one account. A device
   * on which the owner has logged in is counted by itself, and an address from which the owner has logged in has its own
   * hundred, so that nobody who fails elsewhere locks the owner out.
   */
  'log-in': { together: { count: 10, window: 15 * minute }, client: perHour(60), account: perDay(100) },
  /** Failures only, of somebody who knows the password; as many as of passwords. */
  'log-in-code': { together: { count: 10, window: 15 * minute }, client: perHour(60), account: perDay(100) },
  /** Successful log-ins: each begins a session. */
  'begin-session': { account: perHour(120), client: perHour(1200) },
  /** By email as the account. Also those refused because an email is taken: only they tell anybody that it is. */
  'sign-up': { together: perHour(30), client: perHour(120) },
  /** Outside a session of the account, where its password is asked for. */
  'verify-email': { account: perHour(10), client: perHour(60) },
  /** Each sends a mail, which somebody else may have to read. */
  'send-verification': { account: perHour(5), client: perHour(60) },
  /**
   * By email as the account, whether or not it has one. None by the account, so that nobody keeps the owner from a link:
   * `mailResetLinkTo` decides how many mails follow. A device of the owner's is counted by itself.
   */
  'request-reset': { together: perHour(60), client: perHour(60) },
  /** A token cannot be guessed; hashing the new password costs us time. */
  'reset-password': { client: perHour(60) },
  /**
   * By mailbox as the account: mails that anybody can cause to any address, for any purpose and under any of the
   * mailbox's addresses.
   */
  'mail-to': { account: perDay(20), client: perHour(600) },
  'change-email': { account: perHour(5), client: perHour(60) },
  /** Somebody who found an open session may guess the password here. */
  'change-password': { account: perHour(10), client: perHour(60) },
  'unlink-google': { account: perHour(10), client: perHour(60) },
  /** Setting up, turning off and new recovery codes: each asks for the password, a code or both. */
  'second-factor': { account: perHour(20), client: perHour(120) },
  'delete-account': { account: perHour(10), client: perHour(60) },
  'google-sign-in': { client: perHour(120) },
  /** A download reads everything an account has, including pictures. */
  'export-data': { account: perHour(5), client: perHour(60) },
  'post-advert': { account: perDay(50), client: perDay(1000) },
  /** The same while the account is new. Deleted adverts count too, so deleting some makes no room. */
  'post-as-newcomer': { account: perDay(newcomersPosts), client: perDay(1000) },
  'update-advert': { account: perHour(120), client: perHour(1200) },
  /** A token cannot be guessed. */
  'renew-by-link': { client: perHour(600) },
  'edit-account': { account: perHour(60), client: perHour(600) },
  /** Each follows two seconds without a key. */
  'save-draft': { account: perHour(1200), client: perHour(12_000) },
  /** Sellers' phone numbers, which are valuable to advertisers. */
  'reveal-contact': { account: perDay(30), client: perDay(1000) },
  'keep-draft': { account: perHour(60), client: perHour(600) },
  /** New pictures only: 50 adverts a day have at most 400. */
  'upload-picture': { account: perHour(200), client: perHour(2000) },
  'add-comment': { account: perHour(60), client: perHour(600) },
  /** Ratings and their answers together. */
  rate: { account: perHour(60), client: perHour(600) },
  /** A like, save or comment that waits for a log-in. */
  'keep-act': { client: perHour(300) },
  /** The first message to somebody. */
  'start-conversation': { account: perHour(60), client: perHour(600) },
  /** The same for somebody with an unverified email: such accounts cost nothing, and spam is sent from them. */
  'start-unverified': { account: perDay(maxUnverifiedStarts), client: perHour(600) },
  /** Blocking and unblocking. */
  block: { account: perHour(120), client: perHour(1200) },
  /** One every seven seconds for an hour. */
  'send-message': { account: perHour(500), client: perHour(5000) },
  /** Likes and saves together. */
  react: { account: perHour(600), client: perHour(6000) },
  /** Starting a payment and naming a transaction: both add lines to a ledger that nobody can shorten. */
  pay: { account: perHour(120), client: perHour(1200) },
  /** By the payment's reference as the account: notices that are not signed, each of which makes us ask the gateway. */
  'payment-notice': { account: perHour(60), client: perHour(6000) },
  /** While somebody types, a search follows each pause. */
  search: { account: perHour(2000), client: perHour(12_000) },
  /** Up to 49,000 addresses, for machines. */
  'read-sitemap': { client: perHour(60) },
  /** One for each page that is left. */
  'report-vitals': { client: perHour(6000) },
  /** Mail programs do it for many people from few addresses. */
  unsubscribe: { account: perHour(60), client: perHour(6000) },
  /** By an account: adverts, comments, profiles and messages. */
  'send-report': { account: perHour(30), client: perHour(600) },
  /** By a visitor: adverts and profiles. */
  'send-report-as-visitor': { client: perHour(30) },
  /** Each hides an advert until a moderator has looked: as many as all people's reports may hide in an hour. */
  'hide-as-ill': { account: perDay(hiddenInAllAnHour), client: perHour(30) },
  /** Once for each decision, and whose link it is cannot be guessed. */
  'answer-sanction': { client: perHour(60) },
  /** Each sends a mail to the operator. */
  'send-feedback': { account: perHour(10), client: perHour(30) },
} as const satisfies Readonly<Record<string, Limits>>;

export type ThrottledAct = keyof typeof limits;
