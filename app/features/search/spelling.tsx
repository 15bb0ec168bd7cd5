import * as searchTexts from '../../../core/texts/search.ts';

interface SpellingProps {
  /** As typed. */
  readonly query: string;
  readonly shownFor: string | undefined;
  readonly suggestion: string | undefined;
  /** The query string of the page's filters. */
  readonly parameters: string;
}

/** Says that a query was corrected, with a link to what was typed, or asks whether another one was meant. */
export function Spelling({ query, shownFor, suggestion, parameters }: SpellingProps) {
  const address = (words: Readonly<Record<string, string>>) =>
    `/search?${new URLSearchParams(words)}${parameters === '' ? '' : `&${parameters}`}`;
  if (shownFor !== undefined) {
    return (
      <p>
        {searchTexts.shownFor(shownFor)}{' '}
        <a href={address({ q: query, exact: query })}>{searchTexts.searchInstead(query)}</a>
      </p>
    );
  }
  if (suggestion === undefined) return null;
  return (
    <p>
      <a href={address({ q: suggestion })}>{searchTexts.didYouMean(suggestion)}</a>
    </p>
  );
}
