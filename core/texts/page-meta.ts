import { phrase } from './phrase.ts';

/** Of a page that has no description of its own, for search engines and link previews. */
export const description = phrase('Herbs and herbal remedies from sellers in Kampala, on {site}.');
