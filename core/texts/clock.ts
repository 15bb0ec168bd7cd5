import { phrase } from './phrase.ts';

/** Before and after noon: "2:05 PM". */
export const am = phrase('{time} AM');
export const pm = phrase('{time} PM');
