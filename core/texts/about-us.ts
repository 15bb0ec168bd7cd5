import { phrase } from './phrase.ts';

export const title = 'About Us';
export const lead = phrase(
  '{site} is where Kampala buys and sells herbs and herbal remedies, from dried leaves to freshly pressed oils.',
);
export const theName =
  '“Eddagala” is Luganda for medicine. Much of it grows in gardens, on hills and beside lakes all over Uganda, and is sold by people who know it well. Here sellers can offer it at any hour, and buyers can look, compare and ask in peace.';
export const working = 'How it works';
export const whatPeopleDo = phrase(
  'Anyone with herbs to sell can post an advert with photos, a price and a place. Anyone can look. With a free account you can also like, comment, save adverts and post your own. Buyer and seller make their own arrangements; {site} is not a party to the sale and takes no commission.',
);
export const care = 'Take care';
export const careAdvice =
  'Adverts are written by their sellers. They are not medical advice, and herbs can be strong: ask a health worker before you use something new, especially for a child, during pregnancy or with other medicine.';
export const sources = 'Sources';
export const distances =
  'How far an advert is from you is worked out from a middle point of each district. Most of these points are from <source>GeoNames</source>, under the licence <licence>CC BY 4.0</licence>; we rounded them, and chose the others ourselves.';
export const contact = 'Contact us';
