export const question = 'Are you sure you want to delete this comment?';
export const failed = 'The comment could not be deleted. Please try again.';
