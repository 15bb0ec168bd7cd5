import { phrase } from './phrase.ts';
export const located = phrase('{district} is the nearest district.');
export const refused = 'Your browser does not tell us where you are. Please choose a district.';
