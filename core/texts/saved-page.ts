/** The page of what somebody saved and follows. */
export const heading = 'Saved';
export const tabs = { adverts: 'Adverts', searches: 'Searches', sellers: 'Sellers' } as const;
export const backToResults = 'Back to the results';
export const browse = 'Browse herbs';
export const search = 'Search';
export const undo = 'Undo';
export const deleteSearch = 'Delete search';
export const unfollow = 'Unfollow';
