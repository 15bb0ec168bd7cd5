import type { Rank, SearchQuery } from '../ports/search-index.ts';
import { cutText } from '../shared/text/cut-text.ts';
import { dropInvisible } from '../shared/text/drop-invisible.ts';
import { normaliseLine } from '../shared/text/normalise-text.ts';
import { soughtWords, startOf } from '../words/words.ts';
import type { IndexedWords } from './indexed-words.ts';
import { maxQueryLength, maxQueryWords } from './limits.ts';

/** The typed query on one line, cut if it is too long. */
export function typedQuery(q: string): string {
  return cutText(lineOf(q), maxQueryLength).trim();
}

function lineOf(q: string): string {
  return normaliseLine(dropInvisible(q));
}

/** Whether part of the typed query is not searched for. */
export function isShortened(q: string): boolean {
  const typed = typedQuery(q);
  return typed.length < lineOf(q).length || tellingWords(typed).length > maxQueryWords;
}

/** Profiles show a username with an @. */
const signOfName = /^@(?=[\p{L}\p{N}])/u;

/**
 * The search query in a text. A word that is the beginning of another word in the query adds nothing and is left out,
 * as are words after the eighth.
 */
export function queryOf(text: string): SearchQuery {
  return { start: startOf(text.replace(signOfName, '')), words: tellingWords(text).slice(0, maxQueryWords) };
}

function tellingWords(text: string): readonly string[] {
  const words = [...new Set(soughtWords(text))];
  return words.filter((word) => !words.some((other) => other !== word && other.startsWith(word)));
}

/** How well this matches the query, from 0, the best; undefined if it does not match. */
export function rankOf(indexed: IndexedWords, { start, words }: SearchQuery): Rank | undefined {
  if (start !== '' && indexed.start.startsWith(start)) return 0;
  if (words.length === 0) return undefined;
  const eachBegins = (some: readonly string[]) =>
    words.every((word) => some.some((other) => other.startsWith(word)));
  if (eachBegins(indexed.title)) return 1;
  return eachBegins([...indexed.title, ...indexed.rest]) ? 2 : undefined;
}
