import { phrase } from './phrase.ts';
export const near = 'Near';
export const anywhere = 'Anywhere';
export const nearDistrict = phrase('Near {district}');
export const useLocation = 'Use my location';
export const locating = 'Looking for your district…';
export const locationFailed = 'We could not find where you are. Please choose a district.';
export const nearby = 'Nearby';
/** Above the adverts of a list by distance, from the nearest to the farthest. */
export const inDistrict = phrase('In {district}');
export const nextToDistrict = phrase('Next to {district}');
export const farther = 'Farther away';
export const nextTo = phrase('Next to {district} there is:');
export const allNear = phrase('See all, nearest to {district} first');
