import type { NotificationKind } from './notification.ts';

/** What somebody who has not chosen is mailed. What concerns their account's safety always is. */
export const usualMailChoices = {
  messages: true,
  comments: true,
  /** New adverts that saved searches look for. */
  searches: true,
  /** What happens to one's own adverts and to saved ones. */
  adverts: true,
};

export type MailChoices = Readonly<typeof usualMailChoices>;
export type MailChoice = keyof MailChoices;
export const mailChoices = Object.keys(usualMailChoices) as readonly MailChoice[];

/** By which choice a kind is mailed. */
export const choiceOf: { readonly [Kind in NotificationKind]: MailChoice } = {
  comment: 'comments',
  match: 'searches',
  'price-drop': 'adverts',
  ending: 'adverts',
};
