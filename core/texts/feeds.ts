import { phrase } from './phrase.ts';
/** Titles of the Atom feeds; the site's name is added. */
export const home = 'New adverts';
export const adverts = 'Adverts';
export const search = phrase('Adverts for “{query}”');
export const seller = phrase('Adverts of {fullName}');
export const gone = 'There is no such seller any more.';
