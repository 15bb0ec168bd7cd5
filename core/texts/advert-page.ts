import { phrase } from './phrase.ts';
/** What the page of an advert says beside what the seller wrote. */
export const seeStall = 'See the stall';
/** The state of one's own advert that buyers can find, and until when. */
export const live = 'Live';
export const endsOn = phrase('Ends on {day}');
export const howItDoes = 'How it does';
export const couldBeBetter = 'Could be better';
/** What an advert lacks that buyers ask for. */
export const gaps = {
  photos: 'Add a second photo',
  delivery: 'Say how it reaches the buyer',
  measure: 'Say what the price is for',
} as const;
/** The first step of the way to the advert, for search engines. */
export const home = 'Home';
/** Headings and links. Part of the page's data, because its script must not grow. */
export const words = {
  similar: 'Similar adverts',
  report: 'Report',
  howToCheck: 'How to check',
  description: 'Description',
  /** Before the names of herbs. */
  moreOf: 'More of',
  comments: 'Comments',
} as const;
