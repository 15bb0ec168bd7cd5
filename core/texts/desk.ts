import type { Reason } from '../entities/report.ts';
import { phrase, plural } from './phrase.ts';

/** What moderators see beside the cases; what people are told of a decision is in `reports` and `moderation`. */

/** The tabs of the desk. */
export const tabs = { waiting: 'Waiting', answers: 'Answers', decided: 'Decided' };
export const findAccount = 'Find an account';
export const nothingDecided = 'Nothing has been decided yet.';
export const nothingWaits = 'Nothing is waiting for you.';
export const noAnswers = 'No answer is waiting for you.';
export const done = {
  hide: 'Hidden',
  restore: 'Restored',
  dismiss: 'Dismissed',
  warn: 'Warned',
  suspend: 'Suspended',
  ban: 'Banned',
};
export const kinds = { advert: 'Advert', comment: 'Comment', message: 'Message', account: 'Account' };
/** Where somebody else was quicker: what the moderator wrote stands below. */
export const notSent = 'Your decision was not made. You had written:';
export const waiting = phrase('Waiting ({number})');
export const fellIll = 'Somebody fell ill';
export const hiddenBy = {
  reports: 'Hidden by reports',
  claims: 'Held for its claims',
  moderator: 'Hidden by a moderator',
};
export const hidden = 'Hidden';
export const asksForReview = 'Asks for a review';
export const knownPhoto = 'Known photo';
export const newAccount = 'Account made today';
export const accountAge = plural('Account {count} day old', 'Account {count} days old');
export const suspended = 'Account suspended';
export const reports = plural('{count} report', '{count} reports');
/** How many of the reports count. */
export const counting = plural('{count} counts', '{count} count');
/** Both: "3 reports, 2 count". */
export const reportsAndCounting = phrase('{reports}, {counting}');
export const decisions = plural('{count} earlier decision', '{count} earlier decisions');

/**
 * A first version of the reason, by what is wrong. Moderators can change it and add to it. While it stands, `kept` is
 * said in its place if nothing is hidden.
 */
export const ready: Readonly<Record<Exclude<Reason, 'other'>, string>> = {
  ill: 'Somebody became ill. Please send us what the label says, and where you got it.',
  unlawful: 'It offers what is unlawful or dangerous.',
  'false-cure': 'It claims a cure, which the law does not allow in an advert.',
  scam: 'It looks like a scam.',
  'stolen-photos': 'The photos are somebody else’s. Please use your own.',
  rude: 'It is rude or harasses somebody.',
};
export const kept = 'We found nothing in it that breaks the rules.';
export const readyHint = 'If you leave the first sentence as it is, Restore and Dismiss say instead:';

export const keys = {
  title: 'Keys',
  hint: 'Not while you type.',
  list: [
    ['J', 'next case'],
    ['K', 'case before'],
    ['H', 'Hide'],
    ['R', 'Restore'],
    ['D', 'Dismiss'],
    ['/', 'find a person'],
    ['?', 'this list'],
  ],
} as const;
