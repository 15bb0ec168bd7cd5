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
