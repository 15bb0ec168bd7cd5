/** The most sellers that one account can follow. */
export const maxFollowed = 200;

export const followedPerPage = 20;
