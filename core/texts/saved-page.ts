/** The page of what somebody saved and follows. */
export const heading = 'Saved';
export const tabs = { adverts: 'Adverts', searches: 'Searches', sellers: 'Sellers' } as const;
export const backToResults = 'Back to the results';
export const browse = 'Browse herbs';
export const search = 'Search';
export const undo = 'Undo';
export const deleteSearch = 'Delete search';
export const unfollow = 'Unfollow';
export const noSearches = 'You have no saved searches.';
export const noSearchesHint =
  'Search for a herb, or choose a district or a price, and press “Save this search”. We will tell you when something new is posted.';
export const noAdverts = "Sorry, you don't have any saved items.";
