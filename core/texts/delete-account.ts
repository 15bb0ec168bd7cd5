import { phrase } from './phrase.ts';
export const passwordMissing = 'Please enter your password.';
export const passwordWrong = 'This is not your password.';
export const wordsWrong = phrase('Please type {words} here.');
export const signInAgain = 'Please log out, sign in with Google again, and come back within ten minutes.';
export const done = 'Your account has been deleted.';
export const mailSubject = phrase('Your account on {siteName} has been deleted');
export const mailTold = phrase(
  'Your account on {siteName} has been deleted, as you asked. You are logged out on every device.',
);
export const mailGone =
  'Your profile, adverts, photos, comments, likes and saved adverts are gone. The people you wrote to keep your messages, under the name “Deleted user”.';
export const mailClosing = phrase(
  'If it was not you, someone knows your password: change it wherever else you use it, and write to {supportEmail}.',
);
