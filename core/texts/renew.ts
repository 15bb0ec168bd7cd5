import { phrase } from './phrase.ts';
/** The page to which the mail about an advert's end leads. */
export const heading = 'Renew an advert';
export const yourAdverts = 'Your adverts';
export const until = phrase('Buyers will find it until {day}. It keeps its place among other adverts.');
export const renew = 'Renew';
