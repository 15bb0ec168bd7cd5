import type { Tables } from '../connection/schema.ts';

/** A table whose rows are restored together with the advert or account to which they belong. */
export interface RestoredTable {
  readonly table: keyof Tables;
  /** The column with the id of that advert or account. */
  readonly owner: string;
  /** The column with the id of another account, if the table has one. */
  readonly person: string | undefined;
  /** What happens to the row if that other account no longer exists. */
  readonly withoutPerson: 'left out' | 'nameless';
}

function restoredTable<Name extends keyof Tables>(
  table: Name,
  owner: keyof Tables[Name] & string,
  person?: keyof Tables[Name] & string,
  withoutPerson: RestoredTable['withoutPerson'] = 'left out',
) {
  return { table, owner, person, withoutPerson };
}

export const ofAdvert = [
  restoredTable('advert_pictures', 'advert_id'),
  restoredTable('likes', 'advert_id', 'account_id'),
  restoredTable('saves', 'advert_id', 'account_id'),
  restoredTable('comments', 'advert_id', 'author_id'),
  restoredTable('promotions', 'advert_id'),
  restoredTable('advert_views', 'advert_id'),
  restoredTable('daily_views', 'advert_id'),
  restoredTable('sales', 'advert_id', 'buyer_id'),
];

/** In addition to the profile, the adverts, and the account's likes, saves and comments on other adverts. */
export const ofAccount = [
  restoredTable('second_factors', 'account_id'),
  restoredTable('recovery_codes', 'account_id'),
  restoredTable('mail_choices', 'account_id'),
  restoredTable('saved_searches', 'account_id'),
  restoredTable('blocks', 'blocker_id', 'blocked_id'),
  restoredTable('blocks', 'blocked_id', 'blocker_id'),
  restoredTable('follows', 'follower_id', 'seller_id'),
  restoredTable('follows', 'seller_id', 'follower_id'),
  restoredTable('ratings', 'about_id', 'author_id', 'nameless'),
  restoredTable('standings', 'account_id'),
  restoredTable('sanctions', 'account_id'),
  restoredTable('review_cases', 'writer_id'),
];

/** Rows that lose their account's id when the account is deleted, and get it back when it is restored. */
export const signed = [
  { table: 'ratings', key: 'id', person: 'author_id' },
  { table: 'payments', key: 'reference', person: 'account_id' },
] as const;

type Coming =
  | (typeof ofAdvert | typeof ofAccount | typeof signed)[number]['table']
  | 'accounts'
  | 'profiles'
  | 'adverts'
  | 'pictures';

/** The tables that are not restored with one advert or account, and why. A table in neither list is a type error. */
export const notRestored: Readonly<Record<Exclude<keyof Tables, Coming>, string>> = {
  sessions: 'its owner logs in again',
  push_subscriptions: 'they end with their sessions',
  ended_sessions: 'without sessions there is nothing to tell them from',
  one_time_links: 'they have expired, and are in old mails',
  leaving: 'it is not being deleted any more',
  absent: 'it follows from the standing',
  listed_adverts: 'they follow from the adverts, and are written anew',
  herb_counts: 'they are counted anew',
  herb_prices: 'they are of all adverts about a herb',
  picture_holds: 'what was uploaded and not posted is held for 30 days at most',
  drafts: 'a form that was not sent waits in the browser in which it was typed, for 30 days at most',
  advert_drafts: 'an advert that was not posted is kept for 30 days only',
  form_keys: 'no form of that time is sent again',
  feedback: 'it stays without its sender',
  outbox: 'it was done then, or is no longer wanted',
  conversations: 'the others have them, or have deleted them',
  messages: 'the others have them, or have deleted them',
  message_pictures: 'they stay with the messages',
  inbox_entries: 'they are made anew for the conversations that others have',
  delivery_counters: 'they count what is sent to open pages',
  deliveries: 'they count what is sent to open pages',
  notifications: 'they told of what is past',
  audit: 'nothing deletes it',
  payment_ledger: 'nothing deletes it',
  reports: 'they stay without names',
  view_keys: 'they are of one day',
  view_marks: 'they are of one day',
  throttle: 'it counts recent tries',
  health: 'it belongs to nobody',
};
