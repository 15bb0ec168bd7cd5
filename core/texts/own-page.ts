import { phrase } from './phrase.ts';
/** One's own page: what waits there, how the shop does, and the choice of adverts. */
export const waiting = 'Waiting for you';
export const offers = phrase('{name} offers');
export const answer = 'Answer';
export const shop = 'My shop';
export const lastDays = phrase('last {days} days');
export const compare = 'Compare';
export const poster = 'QR poster';
export const which = 'Which adverts';
export const states = { all: 'All', live: 'Live', sold: 'Sold', ended: 'Ended', hidden: 'Hidden' } as const;
export const noneOfThese = 'None of your adverts are among these.';
/** The page's name until its own is known. */
export const account = 'Account';
export const editProfile = 'Edit Profile';
export const notifications = 'Notifications';
/** The number of notifications; only screen readers say the words in `spoken`. */
export const unread = phrase('{number}<spoken> unread</spoken>');
export const settings = 'Settings';
export const moderation = 'Moderation';
export const posts = 'Posts';
export const continueDraft = 'Continue your draft';
export const postNew = 'Post New Ad';
