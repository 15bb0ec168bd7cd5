import type { NotificationKind } from './notification.ts';

/** What somebody wants to be mailed. What concerns their account's safety always is. */
export interface MailChoices {
  readonly messages: boolean;
  readonly comments: boolean;
  /** New adverts that saved searches look for. */
  readonly searches: boolean;
  /** What happens to one's own adverts and to saved ones. */
  readonly adverts: boolean;
}

export const mailChoices = ['messages', 'comments', 'searches', 'adverts'] as const;
export type MailChoice = (typeof mailChoices)[number];

/** Of everybody who has not chosen. */
export const usualMailChoices: MailChoices = {
  messages: true,
  comments: true,
  searches: true,
  adverts: true,
};

/** By which choice a kind is mailed. */
export const choiceOf: { readonly [Kind in NotificationKind]: MailChoice } = {
  comment: 'comments',
  match: 'searches',
  'price-drop': 'adverts',
  ending: 'adverts',
};
