import { herbNames } from '../herb-names/herb-names.ts';
import { herbs } from '../herb-names/herbs.ts';
import { formsOf } from '../words/word-forms.ts';
import { everyWriting, startOf } from '../words/words.ts';

/** The words by which an advert or a profile is found: by each word of a query that one of them begins with. */
export interface IndexedWords {
  /** How its title or username begins. */
  readonly start: string;
  /** Those of its title or full name. */
  readonly title: readonly string[];
  /** Other words, which rank lower; profiles have none. */
  readonly rest: readonly string[];
}

/** The title ranks first, then the description and every name of the herbs the advert is about, the botanical one too. */
export function wordsOfAdvert(advert: {
  readonly title: string;
  readonly description: string;
  readonly herbs: readonly string[];
}): IndexedWords {
  const rest = [...searchedFor(advert.description), ...advert.herbs.flatMap(wordsOfHerb)];
  return indexed(advert.title, searchedFor(advert.title), rest);
}

/** By slug: the names of a herb are the same as long as the program runs. */
const wordsOfHerbs = new Map<string, readonly string[]>();

function wordsOfHerb(slug: string): readonly string[] {
  const known = wordsOfHerbs.get(slug);
  if (known !== undefined) return known;
  const herb = herbs.get(slug);
  const names =
    herb === undefined ? [] : [herb.botanical, ...herb.names.map(({ text }) => text), ...herbNames(herb)];
  const words = longestOf(names.flatMap(searchedFor));
  wordsOfHerbs.set(slug, words);
  return words;
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

/** Every word of a text in every writing and form, as search compares words. */
export function searchedFor(text: string): readonly string[] {
  return everyWriting(text).flatMap(formsOf);
}

/** Those that no other begins with: whatever finds the shorter finds the longer. */
function longestOf(words: readonly string[]): readonly string[] {
  const sorted = [...new Set(words)].toSorted();
  return sorted.filter((word, index) => sorted[index + 1]?.startsWith(word) !== true);
}
