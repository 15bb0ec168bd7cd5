import { phrase, plural } from './phrase.ts';

/** The texts of mails. */

export const worksOnce = phrase('The link works once, until {until}.');
export const chosen = {
  why: phrase('You can choose under Notifications what {siteName} emails you.'),
  unsubscribe: 'Stop emails like this one',
} as const;
export const digest = {
  subject: plural('A new notification on {siteName}', '{count} new notifications on {siteName}'),
  told: phrase('New on {siteName} since our last email:'),
  more: phrase('And {count} more.'),
  button: 'See all of them',
} as const;
export const unread = {
  subject: phrase('You have a new message from {name}'),
  told: phrase('{name} wrote to you on {siteName}, and you have not read it yet.'),
  button: 'Read the message',
} as const;
export const comments = {
  subject: 'New comment on your advert',
  subjectOfSeveral: phrase('{count} new comments on your adverts'),
  more: phrase('And {count} more.'),
  button: 'Read the comment',
  buttonOfSeveral: 'See all of them',
} as const;
export const ending = {
  subject: phrase('Your advert ends on {day}'),
  subjectOfSeveral: phrase('{count} of your adverts end soon'),
  renew:
    'If you still have it, renew the advert, and buyers can find it for another 60 days. You do not need to log in.',
  renewEach:
    'To renew an advert, tap it. Buyers can then find it for another 60 days. You do not need to log in.',
  button: 'Renew the advert',
  more: phrase('And {count} more.'),
  buttonOfSeveral: 'See all your adverts',
} as const;
export const reviewed = {
  subject: {
    held: phrase('Hidden on {siteName} until we have looked at it'),
    hidden: phrase('We have hidden something you posted on {siteName}'),
    restored: phrase('Shown again on {siteName}'),
  },
  ask: 'Only you can see it now. If you think this is wrong, open it and ask for a review.',
  button: 'Open',
} as const;
export const decision = {
  subjects: {
    warn: phrase('A warning about your account on {siteName}'),
    suspend: phrase('Your account on {siteName} is suspended'),
    ban: phrase('Your account on {siteName} is banned'),
    restore: phrase('Your account on {siteName} is restored'),
    dismiss: phrase('Our decision about your account on {siteName} stands'),
  },
  suspended:
    'Until then you can log in, read everything and download your data, but you cannot post or change anything.',
  banned: 'You can no longer log in, and nobody can see your adverts, comments or profile.',
  mayAnswer: 'If you think we are wrong, you can answer once. You do not need to log in.',
  button: 'Answer',
} as const;
export const verifyEmail = {
  subject: phrase('Confirm your email address for {siteName}'),
  asked: phrase(
    'Someone signed up on {siteName} with this address. If it was you, welcome! Please confirm your email address.',
  ),
  button: 'Confirm your email address',
  notYou: 'If it was not you, open the link and choose “This was not me” to delete the account.',
} as const;
export const resetPassword = {
  subject: phrase('Choose a new password for {siteName}'),
  asked: phrase(
    'Someone asked for a new password for the account with this address on {siteName}. If it was you, choose one now. You will be logged out everywhere else.',
  ),
  button: 'Choose a new password',
  notYou:
    'If it was not you, you can ignore this email: your password stays the same. Don’t share this link.',
} as const;
export const changeEmail = {
  subject: phrase('Your new email address for {siteName}'),
  asked: phrase(
    'Someone wants to use this address for their account on {siteName}. If it was you, please confirm it.',
  ),
  button: 'Use this address',
  notYou:
    'If it was not you, you can ignore this email: the account keeps its current address. To stop the link from working, open it and choose “This was not me”.',
} as const;
export const emailChanging = {
  subject: phrase('Your email address for {siteName} is about to change'),
  told: phrase(
    'Someone who is logged in to your account on {siteName} and knows its password asked to change its email address. The change takes effect once the new address is confirmed. If it was you, you don’t need to do anything.',
  ),
  notYou:
    'If it was not you, please choose a new password now. That stops the change and logs everyone else out.',
  button: 'Choose a new password',
  stuck: phrase('If that no longer works, please write to {supportEmail}.'),
} as const;
export const signedIn = {
  subject: phrase('New log-in to your account on {siteName}'),
  happened: {
    password: phrase(
      'Someone logged in to your account on {siteName} with its password, on a device we have not seen before:',
    ),
    google: phrase(
      'Someone signed in to your account on {siteName} with Google, on a device we have not seen before:',
    ),
  },
  itWasYou: 'If it was you, you don’t need to do anything.',
  notYou: {
    password: 'If it was not you, please choose a new password now. That logs everyone else out.',
    google:
      'If it was not you, please change the password of your Google account first, and then choose a new password here. That logs everyone else out.',
  },
  button: 'Choose a new password',
  stuck: phrase('If that does not work, please write to {supportEmail}.'),
} as const;
export const passwordChanged = {
  subject: phrase('Your password for {siteName} was changed'),
  told: phrase(
    'The password of your account on {siteName} has just been changed, and your other devices have been logged out. If it was you, you don’t need to do anything.',
  ),
  notYou: 'If it was not you, please choose a new password now.',
  button: 'Choose a new password',
  stuck: phrase('If that does not work, please write to {supportEmail}.'),
} as const;
export const emailChanged = {
  subject: phrase('Your email address for {siteName} was changed'),
  told: phrase(
    'Your account on {siteName} now has a new email address. Use it to log in from now on; we will write to you there.',
  ),
  notYou: 'If it was you, you don’t need to do anything.',
  stuck: phrase('If it was not you, please write to {supportEmail} at once.'),
} as const;
export const googleLinked = {
  subject: phrase('Google was linked to your account on {siteName}'),
  told: phrase(
    'Someone signed in to your account on {siteName} with Google for the first time, with this address. Your password still works, and your other devices have been logged out. If it was you, you don’t need to do anything.',
  ),
  notYou:
    'If it was not you, or if you do not know the password, please choose a new password now. That unlinks Google and logs everyone out.',
  button: 'Choose a new password',
  stuck: phrase('If that does not work, please write to {supportEmail}.'),
} as const;
export const googleUnlinked = {
  subject: phrase('Google was unlinked from your account on {siteName}'),
  told: phrase(
    'Your account on {siteName} has just been unlinked from Google, and your other devices have been logged out. Log in with your email and password from now on. If it was you, you don’t need to do anything.',
  ),
  notYou: 'If it was not you, please choose a new password now.',
  button: 'Choose a new password',
  stuck: phrase('If that does not work, please write to {supportEmail}.'),
} as const;
export const twoStep = {
  on: {
    subject: phrase('Two-step login is on for your account on {siteName}'),
    told: phrase(
      'From now on {siteName} asks for your password and for a code from your authenticator app. Your other devices have been logged out. If it was you, keep the recovery codes where you can find them without your phone.',
    ),
    notYou: 'If it was not you, please choose a new password now, and then write to us.',
    button: 'Choose a new password',
    stuck: phrase('Write to {supportEmail} if you cannot log in any more.'),
  },
  off: {
    subject: phrase('Two-step login is off for your account on {siteName}'),
    told: phrase(
      'From now on {siteName} asks for your password alone. If it was you, or if you asked us to do it, you don’t need to do anything.',
    ),
    notYou: 'If it was not you, please choose a new password now.',
    button: 'Choose a new password',
    stuck: phrase('If that does not work, please write to {supportEmail}.'),
  },
  recoveryCodeUsed: {
    subject: phrase('A recovery code was used on {siteName}'),
    told: phrase(
      'Someone logged in to your account on {siteName} with a recovery code instead of a code from your app. That recovery code no longer works. If it was you, you don’t need to do anything.',
    ),
    notYou: 'If it was not you, please choose a new password now, and then make new recovery codes.',
    button: 'Choose a new password',
    stuck: phrase('If that does not work, please write to {supportEmail}.'),
  },
} as const;
export const unlinkedToo = 'The account has also been unlinked from Google.';
