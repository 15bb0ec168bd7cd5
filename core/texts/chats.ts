export const missing = 'Please write a message first.';
export const tooLong = (max: number) => `A message can have at most ${max} characters.`;
export const sent = 'message sent successfully';
export const failed = 'Your message could not be sent. Please try again.';
export const notDelivered = 'This message could not be delivered.';
export const deletedUser = 'Deleted user';
export const deletedUserHint = 'This person has deleted their account. You can still read your conversation.';
export const unblockFirst = 'You have blocked this person. Unblock them to send a message.';
export const verifyFirst = (people: number) =>
  `Until you confirm your email address, you can write to ${people} new people a day.`;
export const inboxEmpty = 'Sorry, your inbox is empty';
export const inboxEmptyHint = "You don't have any messages right now.";
export const chooseConversation = 'Choose a conversation to read it.';
export const inboxFailed = 'Failed to load messages. Please try again later.';
export const lostByLogOut = (count: number) =>
  count === 1
    ? 'You have a message that has not been sent yet. Logging out deletes it.'
    : `You have ${count} messages that have not been sent yet. Logging out deletes them.`;
