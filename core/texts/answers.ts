import { phrase } from './phrase.ts';
/** Answers to ratings. */
export const missing = 'Please write an answer first.';
export const tooLong = phrase('An answer can have at most {max} characters.');
export const done = 'Your answer now appears below the rating.';
export const already = 'You have already answered this rating. An answer cannot be changed.';
