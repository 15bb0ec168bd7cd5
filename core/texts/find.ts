/** The name of the search field of the top bar, and what it shows while it is empty. */
export const field = 'Search herbs and users';
export const hint = 'Search herbs';
export const button = 'Search';
