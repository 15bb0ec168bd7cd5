import { phrase } from './phrase.ts';
/** The photos on the page of an advert, and the buttons on them. */
export const label = 'Photos';
export const photoOf = phrase('Photo of {title}');
export const numberedOf = phrase('Photo {number} of {title}');
export const numbered = phrase('Photo {number}');
export const previous = 'Previous photo';
export const next = 'Next photo';
export const enlarge = 'View full screen';
export const back = 'Back';
