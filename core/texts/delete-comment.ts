export const question = 'Are you sure you want to delete this comment?';
export const failed = 'The comment could not be deleted. Please try again.';
/** On the page that asks. */
export const heading = 'Delete comment';
export const remove = 'Delete';
export const cancel = 'Cancel';
