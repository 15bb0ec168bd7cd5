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
