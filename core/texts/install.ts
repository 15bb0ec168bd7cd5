import { phrase } from './phrase.ts';
export const name = 'Install';
export const offer = phrase('Keep {site} on your phone. It opens saved adverts without a network.');
export const accept = 'Install';
export const decline = 'Not now';
export const description = 'Herbs and herbal remedies from sellers in Kampala.';
/** What the menu of the installed site leads to. */
export const shortcuts = { post: 'Post', messages: 'Messages', search: 'Search' } as const;
export const narrowScreen = 'Adverts on a phone';
export const wideScreen = 'An advert on a wide screen';
