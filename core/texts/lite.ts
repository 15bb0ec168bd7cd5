import { phrase } from './phrase.ts';
export const name = 'Lite';
/** Beside the switch in the settings. */
export const explanation = 'No script, photos only when you tap them. Saves data.';
export const turnedOn = 'Lite is on: photos come only when you ask for them.';
export const turnedOff = 'Lite is off.';
export const back = 'Back to the adverts';
/** On the form of an advert, whose photos script makes smaller. */
export const photosWhole =
  'Lite sends photos at their full size. Without Lite, your phone makes them smaller first.';
/** `size` in kilobytes of 1,024 bytes, of the copy that is loaded; `name` of one of several photos. */
export const photo = phrase('{photo}, {size} KB');
export const unnamed = 'Photo';
