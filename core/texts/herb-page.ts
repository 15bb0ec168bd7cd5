import { phrase } from './phrase.ts';
export const unconfirmed = 'not confirmed';
export const usualPrice = 'Usual price';
/** `range` is as in "UGX 3,000 to 6,000". */
export const usually = phrase('Usually {range}');
/** Of one kind of goods: "Dried: usually UGX 24,000 to 40,000 per kg". */
export const kindUsually = phrase('{kind}: usually {range} per {unit}');
/** Beside the price of an advert about the herb: "About Neem. Usually UGX 3,000 to 6,000." */
export const about = phrase('About {herb}. {usually}.');
export const basis = phrase('From {adverts} adverts of the last {days} days.');
/** What a chart of prices shows, for those who do not see it. */
export const chart = phrase('The middle price by week: {range} in the last {weeks} weeks, {now} now.');
export const legend = 'The line is the middle price, the band the middle half of adverts.';
export const asTable = 'As a table';
export const week = 'Week from';
export const middle = 'Middle price';
export const middleHalf = 'Middle half';
export const disclaimer =
  'These are sellers’ words, not advice. Ask a health worker before you use a herb as medicine.';
/** For search engines and link previews; the second name is the botanical one. */
export const description = phrase('{name} ({botanical}): adverts from sellers in Kampala.');
/** Months below a chart. */
export const months = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
] as const;
export const date = phrase('{day} {month} {year}');
/** Of a herb; an advert has its own, which other languages word differently. */
export const notFound = 'Herb not found';
