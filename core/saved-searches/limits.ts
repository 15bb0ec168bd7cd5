/** Of one account. */
export const maxSavedSearches = 20;
