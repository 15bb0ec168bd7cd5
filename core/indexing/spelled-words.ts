import { herbs } from '../herb-names/herbs.ts';
import { isSpelled, spellingKeys } from '../spelling/edits.ts';
import { wordsOf } from '../words/words.ts';
import { type IndexedAdvert, namesOfHerb, placeOf } from './indexed-words.ts';

/** Each new word of an advert costs some dozens of rows; a description has room for a thousand made-up ones. */
const mostOfAdvert = 200;

/** The words of an advert from which misspelled words of a query are corrected, each once. */
export function spelledWordsOf(advert: IndexedAdvert): readonly string[] {
  const { title, description, herbs } = advert;
  const words = new Set([
    ...spelledIn(title),
    ...spelledIn(placeOf(advert)),
    ...herbs.flatMap(spelledInNames),
    ...spelledIn(description),
  ]);
  return [...words].slice(0, mostOfAdvert).toSorted();
}

/** The words of the names of every herb that may be sold. */
export function spelledInHerbNames(): ReadonlySet<string> {
  ofAllHerbs ??= new Set([...herbs.keys()].flatMap(spelledInNames));
  return ofAllHerbs;
}

/** The words of names of herbs that may be as few edits from this word as it allows: all that are, and some others. */
export function neighboursInHerbNames(word: string): ReadonlySet<string> {
  if (ofKeys === undefined) {
    ofKeys = new Map();
    for (const name of spelledInHerbNames())
      for (const key of spellingKeys(name)) ofKeys.set(key, [...(ofKeys.get(key) ?? []), name]);
  }
  const byKey = ofKeys;
  return new Set(spellingKeys(word).flatMap((key) => byKey.get(key) ?? []));
}

/** Caches: the names of herbs do not change while the program runs. */
let ofAllHerbs: ReadonlySet<string> | undefined;
let ofKeys: Map<string, readonly string[]> | undefined;
const ofHerbs = new Map<string, readonly string[]>();

function spelledInNames(slug: string): readonly string[] {
  const known = ofHerbs.get(slug);
  if (known !== undefined) return known;
  const words = [...new Set(namesOfHerb(slug).flatMap(spelledIn))];
  ofHerbs.set(slug, words);
  return words;
}

function spelledIn(text: string): readonly string[] {
  return wordsOf(text).filter(isSpelled);
}
