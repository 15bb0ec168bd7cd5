/** UTF-16 units, as a browser's `maxlength` counts. */
export const maxCommentLength = 1000;

export const commentsPerPage = 20;
