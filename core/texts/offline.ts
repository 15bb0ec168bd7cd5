import { phrase } from './phrase.ts';
/** Of the page in place of one that was not kept. */
export const title = 'Offline';
export const notKept = 'This page is not kept on this phone.';
export const adverts = 'Adverts that you can open';
export const tryAgain = 'Try again';

/** On a page that was kept at that time, as in "2 hours ago". */
export const seen = phrase('You saw this {ago}.');
