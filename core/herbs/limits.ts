/** How many herbs the home page shows. */
export const herbsOnHome = 8;
