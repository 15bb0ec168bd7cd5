import { day } from '../shared/time/durations.ts';

/** The longest text of a rating or an answer, in UTF-16 units, as a browser's `maxlength` counts. */
export const maxRatingLength = 300;

/** How long, in milliseconds, a rating stays hidden while the other person has not rated. */
export const hiddenFor = 7 * day;

/** How old an author's account must be for its ratings to count, in milliseconds. */
export const countingAge = 7 * day;

/** Few, below the seller's adverts. */
export const ratingsAtFirst = 3;
export const ratingsPerPage = 20;
