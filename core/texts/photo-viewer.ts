import { phrase } from './phrase.ts';
/** One photo of an advert on the whole screen. */
export const heading = phrase('Photo {number} of {count}: {title}');
export const numberedOf = phrase('Photo {number} of {title}');
export const close = 'Close';
export const previous = 'Previous photo';
export const next = 'Next photo';
