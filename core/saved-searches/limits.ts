/** The most searches that one account can save. */
export const maxSavedSearches = 20;
