import { phrase } from './phrase.ts';
export const tooLong = phrase('A message can have at most {max} characters.');
export const sent = 'message sent successfully';
export const deletedUser = 'Deleted user';
export const deletedUserHint = 'This person has deleted their account. You can still read your conversation.';
export const verifyFirst = phrase(
  'Until you confirm your email address, you can write to {people} new people a day.',
);
