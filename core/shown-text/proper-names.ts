import { ugandanVillages } from '../locations/uganda.ts';
import { commonWords } from './common-words.ts';
import lists from './proper-names.json' with { type: 'json' };

/**
 * What English writes with capitals, in the form in which it is shown: what sellers in Kampala write about and no list
 * of ours has. Compiled by hand in November 2026: names of the United Nations' members and of the languages of Uganda's
 * constitution and census, and the companies, authorities and abbreviations that people meet when they buy and sell
 * here. Left out is what is first an ordinary word in small letters: Turkey, Jordan, Guinea (fowl), Chile (pepper),
 * Mali (goods, in Kiswahili), Malta (a drink), Polish, AIDS but beside HIV, WHO, US, TIN, Visa, Bolt; of the days and
 * months their short forms (sun, sat, mar), and May and March, for which month.ts looks at the words beside them.
 */
const capitalised = lists.capitalised.flatMap(wordsOf);

/**
 * Villages whose names are other words in what people write here: railways, a boma (an enclosure), a banda (a shed),
 * "oli" (you are, in Luganda) and pamba (cotton, in Kiswahili).
 */
const placesNotNames: ReadonlySet<string> = new Set(['Railways', 'Boma', 'Banda', 'Oli', 'Pamba']);

/** Every district and village that is written with a capital wherever it stands. */
export const placeNames: readonly string[] = [...ugandanVillages]
  .flatMap(([district, villages]) => [district, ...villages])
  .filter((place) => !placesNotNames.has(place));

/** Names of one word as they are shown, by how they are written in small letters. */
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
 * Ordinary words that are not among the commonest: of herbs, kitchens and shops, and what follows "mama" in Luganda and
 * Kiswahili and is no name ("mama yange" is my mother).
 */
const furtherWords = lists.furtherWords.flatMap(wordsOf);

/** In small letters. Whoever is called so, by itself such a word is no name. */
export const ordinaryWords: ReadonlySet<string> = new Set([
  ...commonWords,
  ...furtherWords,
  ...ordinaryNames,
]);

const possibleNames: ReadonlySet<string> = new Set(ordinaryNames);

/** Whether somebody whom we do not know may be called so. */
export function isPerhapsName(word: string): boolean {
  return word.length > 1 && (!ordinaryWords.has(word) || possibleNames.has(word));
}

function wordsOf(line: string): readonly string[] {
  return line.split(' ');
}
