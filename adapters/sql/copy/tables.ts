import type { Tables } from '../connection/schema.ts';

/** A table and the columns of its primary key. */
export interface TableKey {
  readonly name: string;
  readonly key: readonly string[];
}

/** The tables that are not copied with a site, and why. */
export const leftBehind = {
  throttle: 'it counts recent tries under digests of the session secret; a new place starts from zero',
  view_keys: 'with them, and with marks, a copy could tell after the day who looked at what',
  view_marks: 'they go with their keys; in a new place, who looks again on the same day counts again',
  health: 'its one row only shows whether it can be written',
  advert_words: 'they follow from the adverts, and are written anew',
  spellings: 'they follow from the adverts, and are counted anew',
  profile_words: 'they follow from the profiles, and are written anew',
} as const;

/** True also for the shadow tables that SQLite creates for one of them. */
export function isLeftBehind(table: string): boolean {
  return Object.keys(leftBehind).some((name) => table === name || table.startsWith(`${name}_`));
}

type Moving = Exclude<keyof Tables, keyof typeof leftBehind>;

/** Every copied table with its primary key, in an order in which referenced tables come first. */
const keys: { readonly [Name in Moving]: readonly (keyof Tables[Name] & string)[] } = {
  accounts: ['id'],
  pictures: ['key'],
  picture_holds: ['account_id', 'picture_key'],
  profiles: ['account_id'],
  sessions: ['id_hash'],
  push_subscriptions: ['session_hash'],
  ended_sessions: ['id_hash'],
  one_time_links: ['token_hash'],
  second_factors: ['account_id'],
  recovery_codes: ['account_id', 'code_hash'],
  leaving: ['account_id'],
  absent: ['account_id'],
  adverts: ['id'],
  advert_pictures: ['advert_id', 'position'],
  listed_adverts: ['herb', 'posted_at', 'advert_id'],
  likes: ['account_id', 'advert_id'],
  saves: ['account_id', 'advert_id'],
  saved_searches: ['id'],
  comments: ['id'],
  form_keys: ['account_id', 'key', 'content_hash'],
  feedback: ['id'],
  outbox: ['id'],
  drafts: ['id_hash'],
  advert_drafts: ['account_id'],
  conversations: ['low_id', 'high_id'],
  messages: ['id'],
  message_pictures: ['message_id', 'position'],
  delivery_counters: ['account_id'],
  deliveries: ['account_id', 'sequence'],
  inbox_entries: ['account_id', 'other_id'],
  ratings: ['id'],
  sales: ['advert_id'],
  blocks: ['blocker_id', 'blocked_id'],
  follows: ['follower_id', 'seller_id'],
  notifications: ['account_id', 'id'],
  mail_choices: ['account_id'],
  standings: ['account_id'],
  sanctions: ['id'],
  audit: ['id'],
  payments: ['reference'],
  payment_ledger: ['line'],
  promotions: ['advert_id'],
  advert_views: ['advert_id'],
  daily_views: ['advert_id', 'day'],
  herb_counts: ['herb'],
  herb_prices: ['herb', 'goods', 'unit', 'week'],
  reports: ['id'],
  review_cases: ['kind', 'subject_id'],
};

export const movingTables: readonly TableKey[] = Object.entries(keys).map(([name, key]) => ({ name, key }));
