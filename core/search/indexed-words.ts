import { herbNames } from '../herbs/herb-names.ts';
import { herbs } from '../herbs/herbs.ts';
import { startOf, wordsOf } from './words.ts';

/** The words by which an advert or a profile is found. */
export interface IndexedWords {
  /** How its title or username begins. */
  readonly start: string;
  /** Those of its title or full name. */
  readonly title: readonly string[];
  /** Other words, which rank lower; profiles have none. */
  readonly rest: readonly string[];
}

/** The title ranks first, then the description and every name of the herbs the advert is about. */
export function wordsOfAdvert(advert: {
  readonly title: string;
  readonly description: string;
  readonly herbs: readonly string[];
}): IndexedWords {
  const title = new Set(wordsOf(advert.title));
  const names = advert.herbs.flatMap(namesOf);
  const rest = new Set([advert.description, ...names].flatMap(wordsOf));
  return {
    start: startOf(advert.title),
    title: [...title],
    rest: [...rest].filter((word) => !title.has(word)),
  };
}

function namesOf(slug: string): readonly string[] {
  const herb = herbs.get(slug);
  return herb === undefined ? [] : [...herb.names.map(({ text }) => text), ...herbNames(herb)];
}

export function wordsOfProfile(profile: {
  readonly username: string;
  readonly fullName: string;
}): IndexedWords {
  const title = new Set(wordsOf(profile.fullName));
  const rest = wordsOf(profile.username).filter((word) => !title.has(word));
  return { start: startOf(profile.username), title: [...title], rest: [...new Set(rest)] };
}
