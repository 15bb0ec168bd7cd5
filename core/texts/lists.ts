import { phrase } from './phrase.ts';

/** Several things in one line: the first, and the rest in the same way. "Scam, Stolen photos". Stored within others. */
export const several = phrase('{first}, {rest}');
