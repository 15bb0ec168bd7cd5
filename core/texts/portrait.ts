import { phrase } from './phrase.ts';
export const label = 'Profile picture';
export const yours = 'Your picture';
export const remove = 'Remove my picture';
export const hint = phrase('A picture of at most {max} MB. Everyone can see it.');
