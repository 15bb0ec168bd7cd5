import type { NotificationKind } from './notification.ts';

/** What people are mailed about unless they choose otherwise. Mails about their account's safety are always sent. */
export const usualMailChoices = {
  messages: true,
  comments: true,
  /** New adverts that saved searches look for. */
  searches: true,
  /** News about one's own and saved adverts, and ratings. */
  adverts: true,
};

export type MailChoices = Readonly<typeof usualMailChoices>;
export type MailChoice = keyof MailChoices;
export const mailChoices = Object.keys(usualMailChoices) as readonly MailChoice[];

/** Kinds of notification that people can choose to be mailed, and by which choice. */
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
