import { day } from '../shared/time/durations.ts';

/** Of the text of a rating, and of its answer: UTF-16 units, as a browser's `maxlength` counts. */
export const maxRatingLength = 300;

/** How long until a rating is shown although the other has not rated, in milliseconds. */
export const hiddenFor = 7 * day;

/** How old an author's account must be for what they say to count, in milliseconds. */
export const countingAge = 7 * day;

/** Few, because a seller's adverts stand below them. */
export const ratingsAtFirst = 3;
export const ratingsPerPage = 20;
