import type { Tables } from '../connection/schema.ts';

/** Rows that come back from a backup with the advert or account that they name. */
export interface RestoredTable {
  readonly table: keyof Tables;
  /** The column that names it. */
  readonly owner: string;
  /** The column that names somebody else. */
  readonly person: string | undefined;
  /** What becomes of the row if that account is gone. */
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
];

/** Besides its profile, its adverts, and what it liked, saved and commented on elsewhere. */
export const ofAccount = [
  restoredTable('second_factors', 'account_id'),
  restoredTable('recovery_codes', 'account_id'),
  restoredTable('mail_choices', 'account_id'),
  restoredTable('saved_searches', 'account_id'),
  restoredTable('blocks', 'blocker_id', 'blocked_id'),
  restoredTable('blocks', 'blocked_id', 'blocker_id'),
  restoredTable('ratings', 'about_id', 'author_id', 'nameless'),
  restoredTable('standings', 'account_id'),
  restoredTable('sanctions', 'account_id'),
  restoredTable('review_cases', 'writer_id'),
];

/** Rows that stay, without a name, when the account that they name is deleted; they name it again when it comes back. */
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

/** What does not come back with one advert or account, and why. Each table is here or above. */
export const notRestored: Readonly<Record<Exclude<keyof Tables, Coming>, string>> = {
  sessions: 'its owner logs in again',
  ended_sessions: 'without sessions there is nothing to tell them from',
  one_time_links: 'they have expired, and are in old mails',
  leaving: 'it is not being deleted any more',
  absent: 'it follows from the standing',
  listed_adverts: 'they follow from the adverts, and are written anew',
  picture_holds: 'what was uploaded and not posted is held for 30 days at most',
  drafts: 'a form that was not sent waits in the browser in which it was typed, for 30 days at most',
  advert_drafts: 'an advert that was not posted is kept for 30 days only',
  form_keys: 'no form of that time is sent again',
  feedback: 'it stays without its sender',
  outbox: 'it was done then, or is no longer wanted',
  conversations: 'the others have them, or have deleted them',
  messages: 'the others have them, or have deleted them',
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
