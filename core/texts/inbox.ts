export const failed = 'Failed to load messages. Please try again later.';
