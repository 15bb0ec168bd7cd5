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
export const heading = 'Delete account';
export const cannotBeUndone =
  'This cannot be undone. To keep anything, download a <data>copy of your data</data> first.';
export const whatIsDeleted = 'What is deleted';
export const deleted =
  'Your profile, your adverts with their photos, your comments, likes and saved adverts, and all your log-ins. Nobody can see them from the moment you delete your account. A little later, your email address and username can be used again.';
export const whatWeKeep = 'What we keep';
export const kept =
  'The people you wrote to keep your messages, and your ratings of others stay, under the name “Deleted user”. We keep what you reported, what you sent with Report a Problem or Suggestions, and what you paid for adverts, without your name and email address.';
export const password = 'Password';
export const typeWords = phrase('Type {words} to confirm');
export const deleteMine = 'Delete my account';
export const cancel = 'Cancel';
