export const noMatches = (query: string) => `Sorry, we couldn't find any herbs or users matching ${query}`;
export const shortened = (words: number, letters: number) =>
  `Search looks for the first ${words} words, and ${letters} letters at most.`;
export const degraded = 'Search currently corrects fewer misspelt words.';
export const shownFor = (query: string) => `Showing results for “${query}”.`;
export const searchInstead = (query: string) => `Search for “${query}” instead`;
export const didYouMean = (query: string) => `Did you mean “${query}”?`;
