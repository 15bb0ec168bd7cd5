import { herbNames } from '../herb-names/herb-names.ts';
import { herbs } from '../herb-names/herbs.ts';
import { formsOf } from '../words/word-forms.ts';
import { everyWriting, startOf } from '../words/words.ts';

/** The words of an advert or a profile for search: a word of a query finds it by each of these that it begins. */
export interface IndexedWords {
  /** The beginning of its title or username. */
  readonly start: string;
  /** The words of its title or full name. */
  readonly title: readonly string[];
  /** Other words, which rank lower; profiles have none. */
  readonly rest: readonly string[];
}

/** What an advert is found by. */
export interface IndexedAdvert {
  readonly title: string;
  readonly description: string;
  readonly district: string;
  readonly village?: string | null | undefined;
  /** Slugs of the herbs that it is about. */
  readonly herbs: readonly string[];
}

/**
 * The words of an advert: the title ranks first, then the description, its place and all names of the herbs it is
 * about.
 */
export function wordsOfAdvert(advert: IndexedAdvert): IndexedWords {
  const rest = [
    ...searchedFor(advert.description),
    ...searchedFor(placeOf(advert)),
    ...advert.herbs.flatMap(wordsOfHerb),
  ];
  return indexed(advert.title, searchedFor(advert.title), rest);
}

/** Where an advert is, as a text to search in. */
export function placeOf({ district, village }: Pick<IndexedAdvert, 'district' | 'village'>): string {
  return `${district} ${village ?? ''}`;
}

/** By slug. A cache: the names of herbs do not change while the program runs. */
const wordsOfHerbs = new Map<string, readonly string[]>();

/** The words of all names of a herb. */
export function wordsOfHerb(slug: string): readonly string[] {
  const known = wordsOfHerbs.get(slug);
  if (known !== undefined) return known;
  const words = longestOf(namesOfHerb(slug).flatMap(searchedFor));
  wordsOfHerbs.set(slug, words);
  return words;
}

/** Every name by which an advert about a herb is found. */
export function namesOfHerb(slug: string): readonly string[] {
  const herb = herbs.get(slug);
  return herb === undefined
    ? []
    : [herb.botanical, ...herb.names.map(({ text }) => text), ...herbNames(herb)];
}

export function wordsOfProfile(profile: {
  readonly username: string;
  readonly fullName: string;
}): IndexedWords {
  return indexed(profile.username, searchedFor(profile.fullName), searchedFor(profile.username));
}

function indexed(start: string, title: readonly string[], rest: readonly string[]): IndexedWords {
  const ofTitle = new Set(longestOf(title));
  const ofRest = longestOf(rest).filter((word) => !ofTitle.has(word));
  return { start: startOf(start), title: [...ofTitle], rest: ofRest };
}

/** Every word of a text in every spelling and form, as search compares words. */
export function searchedFor(text: string): readonly string[] {
  return everyWriting(text).flatMap(formsOf);
}

/** The words without those that are the beginning of another: a query that finds the shorter finds the longer. */
function longestOf(words: readonly string[]): readonly string[] {
  const sorted = [...new Set(words)].toSorted();
  return sorted.filter((word, index) => sorted[index + 1]?.startsWith(word) !== true);
}
