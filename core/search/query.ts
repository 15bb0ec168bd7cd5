import type { Rank, SearchQuery } from '../ports/search-index.ts';
import { normaliseLine } from '../text/normalise-text.ts';
import type { IndexedWords } from './indexed-words.ts';
import { startOf, wordsOf } from './words.ts';

/** UTF-16 units; what is longer is cut. */
const maxQueryLength = 100;

/** Each costs a look into the index, one of a letter or two a long one; nobody needs more to find a herb. */
const maxQueryWords = 8;

const cutInHalf = /\p{Cs}$/u;

/** A query as it was typed, on one line. */
export function typedQuery(q: string): string {
  return normaliseLine(q).slice(0, maxQueryLength).replace(cutInHalf, '').trim();
}

/** What is searched for. A word that begins another of the query says nothing more and is left out, as are those after the eighth. */
export function queryOf(text: string): SearchQuery {
  const words = [...new Set(wordsOf(text))];
  const telling = words.filter((word) => !words.some((other) => other !== word && other.startsWith(word)));
  return { start: startOf(text), words: telling.slice(0, maxQueryWords) };
}

/** How well this is found, 0 the best; undefined: it is not. */
export function rankOf(indexed: IndexedWords, { start, words }: SearchQuery): Rank | undefined {
  if (start !== '' && indexed.start.startsWith(start)) return 0;
  if (words.length === 0) return undefined;
  const eachBegins = (some: readonly string[]) =>
    words.every((word) => some.some((other) => other.startsWith(word)));
  if (eachBegins(indexed.title)) return 1;
  return eachBegins([...indexed.title, ...indexed.rest]) ? 2 : undefined;
}
