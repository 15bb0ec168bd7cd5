import { phrase } from './phrase.ts';
export const heading = 'Confirm your email address';
export const explained = phrase(
  'We’ll send a link to <email>{email}</email>. Open it to confirm your email address.',
);
export const newLink = 'Get a new link';
