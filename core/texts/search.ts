export const noMatches = (query: string) => `Sorry, we couldn't find any herbs or users matching ${query}`;
export const degraded = 'Search currently does not correct misspelt words.';
