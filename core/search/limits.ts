/** UTF-16 units; what is longer is cut. */
export const maxQueryLength = 100;

export const maxHerbsFound = 20;
export const maxUsersFound = 20;
