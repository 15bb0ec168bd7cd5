import { phrase } from './phrase.ts';

export const title = 'Payment';
/** What is paid for. */
export const topAdvert = phrase('Top ad for {days} days');
export const seeTopAdverts = 'See the top adverts';
/** To the site's operators, of a payment that was not found. */
export const tellUs = 'Tell us';
export const whereShown = phrase(
  'Adverts paid for in the last {days} days are shown above the feed: the latest five, newest first.',
);
export const pay = 'Pay now';
export const refresh = 'Refresh';
