import { phrase } from './phrase.ts';
/** The headings before and after. */
export const heading = 'Unsubscribe';
export const doneHeading = 'You are unsubscribed';
/** Before a list of `mails`. */
export const will = phrase('{siteName} will no longer email you about:');
export const does = phrase('{siteName} no longer emails you about:');
export const mails = {
  messages: 'messages you have not read',
  comments: 'comments on your adverts',
  searches: 'new adverts for your saved searches',
  sellers: 'new adverts of sellers you follow',
  adverts: 'your own adverts, ratings, and lower prices of adverts you saved',
} as const;
export const unsubscribe = 'Unsubscribe';
export const choose = 'You can choose what we email you under <notifications>Notifications</notifications>.';
