import type { NotificationKind } from './notification.ts';

/** What somebody who has not chosen is mailed. What concerns their account's safety always is. */
export const usualMailChoices = {
  messages: true,
  comments: true,
  /** New adverts that saved searches look for. */
  searches: true,
  /** What happens to one's own adverts and to saved ones, and ratings for adverts. */
  adverts: true,
};

export type MailChoices = Readonly<typeof usualMailChoices>;
export type MailChoice = keyof MailChoices;
export const mailChoices = Object.keys(usualMailChoices) as readonly MailChoice[];

/** Kinds that are mailed by choice, and by which. */
export type ChosenKind = Exclude<NotificationKind, 'decision'>;
export const choiceOf: { readonly [Kind in ChosenKind]: MailChoice } = {
  comment: 'comments',
  match: 'searches',
  'price-drop': 'adverts',
  ending: 'adverts',
  rating: 'adverts',
  reviewed: 'adverts',
  answered: 'adverts',
};
