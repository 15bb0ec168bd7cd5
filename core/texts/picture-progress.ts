import { phrase } from './phrase.ts';

export const shrinking = phrase('Making photo {number} of {total} smaller');
