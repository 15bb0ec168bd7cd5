import { phrase } from './phrase.ts';
export const currentMissing = 'Please enter your current password.';
export const currentWrong = 'This is not your current password.';
export const none = 'Your account has no password yet. Please choose one first.';
export const changed = 'Your password has been changed. Your other devices have been logged out.';
export const resetRequested = phrase(
  'If there is an account with {email}, we have emailed it a link. The link works for one hour.',
);
/** The field, and its button that shows or hides what is typed. */
export const current = 'Current password';
export const show = 'Show';
export const hide = 'Hide';
