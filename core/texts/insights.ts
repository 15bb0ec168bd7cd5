import { phrase, plural } from './phrase.ts';
export const heading = 'Insights';
/** The link on the page of one's own advert. */
export const postSimilar = 'Post a similar one';
export const download = 'Download as CSV';
/** The heads of the table; the first is also the order by title. */
export const heads = {
  title: 'Advert',
  views: phrase('Views, {days} days'),
  saves: 'Saves',
  chats: 'Chats',
  offers: 'Offers',
  price: 'Price',
  ends: 'Ends in',
} as const;
/** What stands after a figure where the table has no heads. */
export const figures = {
  views: plural('view', 'views'),
  saves: plural('save', 'saves'),
  chats: plural('chat', 'chats'),
  offers: plural('offer', 'offers'),
  followers: plural('follower now', 'followers now'),
} as const;
export const days = plural('{count} day', '{count} days');
export const today = 'today';
export const choose = phrase('Choose {title}');
export const chooseAll = 'Choose all';
/** After the number of adverts that are chosen. */
export const chosen = 'chosen';
export const acts = { renew: 'Renew', sold: 'Mark as sold', end: 'End' } as const;
export const none = 'You have not posted any adverts yet.';
export const noneOfThese = 'None of your adverts are among these.';
export const howCounted =
  'A view counts once per visitor, advert and day. Views of each day are kept for 90 days.';
export const cut = phrase('Only your newest {max} adverts are counted and listed here.');
export const totals = phrase('The last {days} days');
export const which = 'Which adverts';
export const filters = {
  all: 'All',
  ending: 'Ending soon',
  quiet: 'No chats',
  sold: 'Sold',
  ended: 'Ended',
  hidden: 'Hidden',
} as const;
export const states = { live: 'Live', sold: 'Sold', ended: 'Ended', hidden: 'Hidden' } as const;
/** The columns of the file. */
export const columns = [
  'Title',
  'Advert',
  'State',
  'Price (UGX)',
  'Posted',
  'Ends',
  'Views',
  'Views in 28 days',
  'Views in 14 days',
  'Saves',
  'Chats',
  'Offers',
];
export const chooseFirst = 'Choose the adverts first.';
export const tooMany = phrase('Choose at most {max} adverts at once.');
/** What was done to so many of those that were chosen. */
export const done = {
  renew: phrase('Renewed: {number}.'),
  sold: phrase('Marked as sold: {number}.'),
  end: phrase('Ended: {number}.'),
} as const;
export const ofChosen = phrase('{done} of {chosen}');
/** What happened to one advert. */
export const notOwn = 'Nothing was changed: this is not one of your adverts.';
export const renewed = 'Renewed for 60 days.';
export const sold = 'Marked as sold.';
export const alreadySold = 'It was already marked as sold.';
export const ended = 'Ended. Buyers can no longer find it.';
export const endedUntil = phrase('Ended. You can renew it from {day}.');
export const alreadyEnded = 'It had already ended.';
export const renewedLately = phrase('Not renewed: you can renew it from {day}.');
export const isNow = {
  live: 'Nothing was changed: it is live.',
  sold: 'Nothing was changed: it is marked as sold.',
  ended: 'Nothing was changed: it has ended.',
  hidden: 'Nothing was changed: it is hidden.',
} as const;
export const otherAdvert = 'Another advert';
