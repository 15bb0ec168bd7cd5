export const empty = 'Sorry, your inbox is empty';
export const emptyHint = "You don't have any messages right now.";
export const choose = 'Choose a conversation to read it.';
export const failed = 'Failed to load messages. Please try again later.';
