import type { SpelledWord } from '../ports/search-index.ts';
import { editsAllowed, editsBetween } from './edits.ts';

type Measured = SpelledWord & { readonly edits: number };

/**
 * The word that somebody meant who typed another: the one with the fewest edits, of these one of the names, of these
 * the one in most adverts, and of these the first of the alphabet. Undefined if each is too far away.
 */
export function bestSpelling(
  typed: string,
  candidates: Iterable<SpelledWord>,
  names: ReadonlySet<string>,
): string | undefined {
  const max = editsAllowed(typed);
  let best: Measured | undefined;
  for (const candidate of candidates) {
    const edits = editsBetween(typed, candidate.word, best?.edits ?? max);
    if (edits === undefined || edits === 0) continue;
    const found = { ...candidate, edits };
    if (best === undefined || isBetter(found, best, names)) best = found;
  }
  return best?.word;
}

function isBetter(one: Measured, other: Measured, names: ReadonlySet<string>): boolean {
  if (one.edits !== other.edits) return one.edits < other.edits;
  if (names.has(one.word) !== names.has(other.word)) return names.has(one.word);
  if (one.adverts !== other.adverts) return one.adverts > other.adverts;
  return one.word < other.word;
}
