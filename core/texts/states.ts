import { phrase, plural } from './phrase.ts';
export const chips = { sold: 'Sold', ended: 'Ended', hidden: 'Hidden' };
export const markAsSold = 'Mark as sold';
export const makeAvailable = 'Available again';
export const markedAsSold = 'Marked as sold. Buyers can no longer find this advert.';
export const madeAvailable = 'Buyers can find this advert again.';
export const notLive =
  'You can promote an advert only while buyers can find it. This one is not shown at the moment.';
export const cannot = 'This advert has changed in the meantime. Please look at it again.';
export const sold = 'This herb has been sold.';
export const over = 'This advert has ended.';
export const endsToday = 'Ends today';
export const endsIn = plural('Ends in {count} day', 'Ends in {count} days');
export const renew = 'Renew';
export const renewed = 'Renewed for 60 days.';
export const renewalOver =
  'This link has expired or has already been used. Log in to renew your adverts from your account.';
export const renewableFrom = phrase('You can renew this advert from {day}.');
