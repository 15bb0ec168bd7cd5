import { phrase } from './phrase.ts';
export const heading = 'Signed in with Google';
/** The heading where the account is not linked. */
export const unlinkedHeading = 'Google';
export const notLinked = 'Your account is not linked to Google.';
export const explained = phrase(
  'Your account is linked to Google. If you unlink it, you will log in with <email>{email}</email> and your password. Your other devices will be logged out.',
);
export const unlink = 'Unlink Google';
export const cancel = 'Cancel';
export const passwordFirst =
  'Google is your only way to sign in. To unlink it, please choose a password first.';
export const choosePassword = 'Choose a password';
