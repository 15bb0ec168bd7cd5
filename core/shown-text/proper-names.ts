import { districts } from '../locations/districts.ts';
import { villagesOf } from '../locations/villages.ts';
import { commonWords } from './common-words.ts';
import lists from './proper-names.json' with { type: 'json' };

/**
 * Words that English writes with capitals, in their display form, that sellers in Kampala use and no other list of
 * the site has. Compiled by hand in November 2026: names of the United Nations' members and of the languages of
 * Uganda's constitution and census, and the companies, authorities and abbreviations that people meet when they buy
 * and sell. Left out are words that are more often ordinary ones in small letters: Turkey, Jordan, Guinea (fowl),
 * Chile (pepper), Mali (goods, in Kiswahili), Malta (a drink), Polish, AIDS except beside HIV, WHO, US, TIN, Visa,
 * Bolt; the short forms of days and months (sun, sat, mar), and May and March, which month.ts decides by their
 * neighbouring words.
 */
const capitalised = lists.capitalised.flatMap(wordsOf);

/**
 * Villages whose names are other words in what people write here: railways, a boma (an enclosure), a banda (a shed),
 * "oli" (you are, in Luganda) and pamba (cotton, in Kiswahili).
 */
const placesNotNames: ReadonlySet<string> = new Set(['Railways', 'Boma', 'Banda', 'Oli', 'Pamba']);

/** Every district and village that is capitalised wherever it occurs. */
export const placeNames: readonly string[] = districts
  .flatMap((district) => [district, ...villagesOf(district)])
  .filter((place) => !placesNotNames.has(place));

/** The display form of names of one word, by their spelling in lower case. */
export const knownWords: ReadonlyMap<string, string> = new Map(
  [...capitalised, ...placeNames.filter((place) => !/[\s-]/.test(place))].map((name) => [
    name.toLowerCase(),
    name,
  ]),
);

/**
 * Names of several words, as they are shown, and words that have capitals only beside these others. Words in small letters
 * stay small.
 */
export const properPhrases: readonly string[] = [
  ...lists.phrases,
  ...placeNames.filter((place) => /[\s-]/.test(place)),
];

/** What people are called that is first an ordinary word, and a name after "dr." all the same. */
const ordinaryNames = lists.ordinaryNames.flatMap(wordsOf);

/**
 * Ordinary words that are not among the commonest: of herbs, kitchens and shops, and words that follow "mama" in
 * Luganda and Kiswahili without being names ("mama yange" is my mother).
 */
const furtherWords = lists.furtherWords.flatMap(wordsOf);

/** Ordinary words in lower case. Such a word by itself is not taken for a name, even if people have that name. */
export const ordinaryWords: ReadonlySet<string> = new Set([
  ...commonWords,
  ...furtherWords,
  ...ordinaryNames,
]);

const possibleNames: ReadonlySet<string> = new Set(ordinaryNames);

/** Whether the word may be the name of an unknown person. */
export function isPerhapsName(word: string): boolean {
  return word.length > 1 && (!ordinaryWords.has(word) || possibleNames.has(word));
}

function wordsOf(line: string): readonly string[] {
  return line.split(' ');
}
