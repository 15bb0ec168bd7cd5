/** More adverts are not counted: "1,000+ adverts". */
export const maxCounted = 1000;
