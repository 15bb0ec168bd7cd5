/** UTF-16 units, as a browser's `maxlength` counts; a longer query is cut. */
export const maxQueryLength = 100;

/** Each word costs a look-up in the index, a slow one if it is short; nobody needs more words to find a herb. */
export const maxQueryWords = 8;
