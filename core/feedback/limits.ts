/** UTF-16 units, as a browser's `maxlength` counts. */
export const maxFeedbackLength = 2000;
