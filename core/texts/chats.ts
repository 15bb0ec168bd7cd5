import { phrase } from './phrase.ts';
export const missing = 'Please write a message first.';
export const tooLong = phrase('A message can have at most {max} characters.');
export const sent = 'message sent successfully';
export const failed = 'Your message could not be sent. Please try again.';
export const notDelivered = 'This message could not be delivered.';
export const deletedUser = 'Deleted user';
export const deletedUserHint = 'This person has deleted their account. You can still read your conversation.';
export const unblockFirst = 'You have blocked this person. Unblock them to send a message.';
export const verifyFirst = phrase(
  'Until you confirm your email address, you can write to {people} new people a day.',
);
