import { phrase } from './phrase.ts';
export const noSuchMember = phrase('There is no account with the username {username}.');
export const nobodyFound = phrase(
  'There is no account whose username, full name or email address begins with “{typed}”.',
);
export const moreFound = 'There are more. Type more letters to see them.';
export const removed = 'Removed by moderators';
export const removedHint = 'Moderators have removed this account. You can still read your conversation.';
export const noTwoStep = phrase('Two-step login is not on for {username}.');
export const noBannedModerator = 'This account is banned. Restore it before you make it a moderator.';
export const decidedMeanwhile =
  'Somebody else has just made a decision about this account. Please look at it again.';
export const theOperator = 'The operator';

/** What a moderator did, within `decidedBy`. */
export const did: Readonly<Record<string, string>> = {
  grant: 'made this account a moderator',
  revoke: 'removed this account as a moderator',
  warn: 'warned this account',
  suspend: 'suspended this account',
  ban: 'banned this account',
  restore: 'restored this account',
  dismiss: 'looked at this and left it as it is',
};
export const decidedSomething = 'made a decision about this account';
export const decidedBy = phrase('{name} has just {act}. Nothing else was changed. Please look at it again.');
export const done = Object.freeze({
  warn: 'Warned.',
  suspend: 'Suspended.',
  ban: 'Banned.',
  restore: 'Restored.',
  dismiss: 'The answer has been dismissed.',
});
export const failed = 'Your decision could not be sent. Please try again.';
export const onlyTheOperator = 'Only the operator can do this to a moderator.';
export const bannedAlready = 'This account is already banned.';
export const nothingToRestore = 'This account is neither suspended nor banned.';
export const noAnswerWaits = 'There is no longer an answer waiting for you.';

export const reasonMissing = 'Please give the reason. The person will read it.';
export const reasonTooLong = phrase('A reason can have at most {max} characters.');
export const daysInvalid = phrase('Please enter a number of days from 1 to {max}.');

export const decided = Object.freeze({
  warn: phrase('This is a warning about your account: {reason}'),
  suspend: phrase('Your account is suspended until {until}: {reason}'),
  ban: phrase('Your account is banned: {reason}'),
  restore: phrase('Your account is restored: {reason}'),
  dismiss: phrase('We have read your answer, and our decision stands: {reason}'),
});
export const suspended = phrase(
  'Your account is suspended until {until}. You can read everything and download your data, but you cannot post or change anything. You can answer from your notifications. The reason: {reason}',
);
export const suspendedSeller =
  'Your account is suspended, so the advert cannot be renewed now. We have emailed you the reason, and when the suspension ends.';
export const banned = phrase(
  'This account is banned. We have emailed you the reason, and how you can answer. If you cannot find that email, write to {supportEmail}.',
);

export const sanctionNotFound = 'There is nothing to answer here. Please use the link in the email again.';
export const answerMissing = 'Please write your answer first.';
export const answerTooLong = phrase('An answer can have at most {max} characters.');
export const answeredAlready = 'This has already been answered, or is no longer in force.';
export const answerThanks = 'Thank you. We will read it and reply by email.';
export const answerSubject = phrase('{username} asks for a review on {siteName}');
export const answerAbout = phrase('About this decision ({kind}): {reason}');
