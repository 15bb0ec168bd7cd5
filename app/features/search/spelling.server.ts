import * as searchTexts from '../../../core/texts/search.ts';

interface Spelled {
  /** As typed. */
  readonly query: string;
  readonly shownFor: string | undefined;
  readonly suggestion: string | undefined;
}

/** That a query was corrected, with a link to what was typed, or whether another one was meant. */
export interface Spelling {
  readonly said: string | undefined;
  readonly words: string;
  readonly to: string;
}

/** `parameters` is the query string of the page's filters. In words here, as few pages need them. */
export function spellingOf(
  { query, shownFor, suggestion }: Spelled,
  parameters: string,
): Spelling | undefined {
  const address = (words: Readonly<Record<string, string>>) =>
    `/search?${new URLSearchParams(words)}${parameters === '' ? '' : `&${parameters}`}`;
  if (shownFor !== undefined) {
    return {
      said: searchTexts.shownFor({ query: shownFor }),
      words: searchTexts.searchInstead({ query }),
      to: address({ q: query, exact: query }),
    };
  }
  if (suggestion === undefined) return undefined;
  return {
    said: undefined,
    words: searchTexts.didYouMean({ query: suggestion }),
    to: address({ q: suggestion }),
  };
}
