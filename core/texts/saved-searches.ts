import { phrase } from './phrase.ts';
export const saved = 'Search saved. We will tell you about new adverts.';
/** Below the button that saves a search which finds nothing yet. */
export const why = 'Save it and we tell you when somebody posts one.';
/** Below a list, before that button. */
export const notTheRightOne = 'Not the right one?';
export const likeThis = 'We tell you when somebody posts one like this.';
export const restored = 'Search restored. We will tell you about new adverts.';
export const full = phrase(
  'You can save up to {atMost} searches. Delete one that you no longer need, then save this one.',
);
export const nothingToSave =
  'Search for a word, open a herb or choose a filter first. Then you can save the search.';
export const notFound = 'This search is no longer saved.';
/** `search` is in quotation marks. */
export const deleted = phrase('The search {search} was deleted.');
/**
 * A search in words: “ginger” in Kampala, UGX 5,000 to 10,000, dried, boda delivery. `what` is in quotation marks, or a herb.
 * Stored with notifications, so these keep their names and values.
 */
export const everything = 'Everything';
export const inDistrict = phrase('{what} in {district}');
export const upTo = phrase('up to {price}');
export const from = phrase('from {price}');
export const goods = {
  fresh: 'fresh',
  dried: 'dried',
  powder: 'powder',
  seeds: 'seeds or seedlings',
  oil: 'oil',
  other: 'other',
} as const;
export const delivery = { boda: 'boda delivery', parcel: 'bus parcel' } as const;
