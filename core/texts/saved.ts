export const none = "Sorry, you don't have any saved items.";
export const failed = 'This herb could not be saved. Please try again.';
export const done = 'Herb saved.';
export const undone = 'This herb is no longer saved.';
