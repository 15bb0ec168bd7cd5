import { phrase } from './phrase.ts';
export const photoOf = phrase('Photo of {title}');
/** After the number of photos, which is more than one, for those who do not see the sign beside it. */
export const photos = ' photos';
/** Before the former price. */
export const before = 'Before: ';
