export const chips = { sold: 'Sold', ended: 'Ended', hidden: 'Hidden' };
export const markAsSold = 'Mark as sold';
export const makeAvailable = 'Available again';
export const markedAsSold = 'Marked as sold. Buyers no longer find this advert.';
export const madeAvailable = 'Buyers find this advert again.';
export const notLive = 'An advert can be promoted while buyers find it. This one is not shown now.';
export const cannot = 'This advert has changed meanwhile. Please look at it again.';
export const countsLive =
  'Counted above are the posts that buyers find now. Those that are sold or have ended are listed here too.';
export const sold = 'This herb is sold.';
export const over = 'This advert has ended.';
export const endsIn = (days: number) =>
  days === 0 ? 'Ends today' : `Ends in ${days} ${days === 1 ? 'day' : 'days'}`;
export const renew = 'Renew';
export const renewed = 'Renewed for 60 days.';
export const renewalOver =
  'This link was already used or has expired. Log in to renew your adverts under your account.';
export const renewableFrom = (day: string) => `You can renew this advert from ${day}.`;
