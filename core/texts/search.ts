import { phrase } from './phrase.ts';
export const noMatches = phrase("Sorry, we couldn't find any herbs or users matching {query}");
export const shortened = phrase('Search looks for the first {words} words, and {letters} letters at most.');
export const degraded = 'Search currently corrects fewer misspelt words.';
export const shownFor = phrase('Showing results for “{query}”.');
export const searchInstead = phrase('Search for “{query}” instead');
export const didYouMean = phrase('Did you mean “{query}”?');
