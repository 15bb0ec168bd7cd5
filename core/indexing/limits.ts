/** UTF-16 units, as a browser's `maxlength` counts; what is longer is cut. */
export const maxQueryLength = 100;

/** Each costs a look into the index, one of a letter or two a long one; nobody needs more to find a herb. */
export const maxQueryWords = 8;
