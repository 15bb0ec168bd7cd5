import { phrase } from './phrase.ts';
export const verified = 'Your email address is confirmed.';
export const changed = 'Your email address has been changed.';
export const linkSent = phrase('We sent a link to {email}. Open it to finish.');
export const nothingToVerify = 'Your email address is already confirmed.';
export const unchanged = 'This is already your email address.';
export const taken = 'Another account already uses this email address.';
export const accountDeleted =
  'Thank you. That account has been deleted, and you can use your email address again.';
export const changeRefused = 'Thank you. That account keeps its current email address.';
export const verifyBy = phrase('We sent a link to {email}. Open it to confirm your email address.');
