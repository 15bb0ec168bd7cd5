import { phrase } from './phrase.ts';

/** "UGX 5,000 to 10,000" */
export const range = phrase('{from} to {to}');
