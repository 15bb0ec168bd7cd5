import { phrase } from './phrase.ts';
export const heading = 'Choose a new password';
export const another = 'Send another link';
export const back = 'Back to log in';
export const explained = phrase(
  'For <email>{email}</email>. You will be logged in here, and logged out everywhere else. If the account is linked to Google, it will be unlinked.',
);
export const save = 'Save password';
