import { queryOf, typedQuery } from '../indexing/query.ts';
import { neighboursInHerbNames, spelledInHerbNames } from '../indexing/spelled-words.ts';
import type { Ports } from '../ports/ports.ts';
import type { SpelledWord } from '../ports/search-index.ts';
import { bestSpelling } from '../spelling/best-spelling.ts';
import { isSpelled } from '../spelling/edits.ts';
import { singularOf } from '../words/word-forms.ts';
import { wordsOf } from '../words/words.ts';

/** A query that finds fewer than this may be misspelled. */
export const fewFound = 3;

/** Each costs a look-up, and somebody who misspells more words than this has other ones in mind. */
const mostRespelled = 3;

/**
 * A query with its misspelled words spelled as in live adverts and names of herbs; undefined if no word is, or some
 * cannot be corrected. If the query finds something, a word is also respelled if few adverts have it, and only to one
 * that more have. Whether the result finds more is not known yet.
 */
export async function respell(
  { searchIndex }: Pick<Ports, 'searchIndex'>,
  typed: string,
  found: number,
): Promise<string | undefined> {
  const words = queryOf(typed).words.filter(isSpelled);
  if (words.length === 0) return undefined;
  const forms = new Map(words.map((word) => [word, [...new Set([word, singularOf(word)])]]));
  const counts = await searchIndex.countBegun([...new Set([...forms.values()].flat())], fewFound);
  const countOf = (word: string) => Math.max(...(forms.get(word) ?? []).map((form) => counts.get(form) ?? 0));
  const most = found === 0 ? 0 : fewFound - 1;
  const doubtful = words.filter((word) => countOf(word) <= most && !beginsHerbName(word));
  if (doubtful.length > mostRespelled) return undefined;
  const corrections = new Map<string, string>();
  for (const word of doubtful) {
    const inAdverts = await searchIndex.neighbours(word);
    const candidates = found === 0 ? [...inAdverts, ...herbNamesNear(word, inAdverts)] : inAdverts;
    const best = bestSpelling(
      word,
      candidates.filter(({ adverts }) => found === 0 || adverts > countOf(word)),
      spelledInHerbNames(),
    );
    if (best !== undefined) corrections.set(word, best);
    else if (found === 0) return undefined;
  }
  return corrections.size === 0 ? undefined : corrected(typed, corrections);
}

function beginsHerbName(word: string): boolean {
  const singular = singularOf(word);
  return [...spelledInHerbNames()].some((name) => name.startsWith(word) || name.startsWith(singular));
}

/** The words of names of herbs that no advert has. */
function herbNamesNear(typed: string, known: readonly SpelledWord[]): readonly SpelledWord[] {
  const others = new Set(neighboursInHerbNames(typed));
  for (const { word } of known) others.delete(word);
  return [...others].map((word) => ({ word, adverts: 0 }));
}

/** What may stand in a word: letters, marks, digits, and the signs that search drops. */
const writtenWord = /[\p{L}\p{M}\p{N}\p{Default_Ignorable_Code_Point}'‘’ʻʼ`´]+/gu;

/** The typed text with words replaced; undefined if it has become too long to be searched for. */
function corrected(typed: string, corrections: ReadonlyMap<string, string>): string | undefined {
  const text = typed.replace(writtenWord, (written) => {
    const [word, ...others] = wordsOf(written);
    return others.length === 0 ? (corrections.get(word ?? '') ?? written) : written;
  });
  return typedQuery(text) === text ? text : undefined;
}
