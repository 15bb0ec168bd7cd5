import { plural } from './phrase.ts';
export const losesWaiting = plural(
  'Something that you made has not been sent yet. Logging out deletes it.',
  '{count} things that you made have not been sent yet. Logging out deletes them.',
);
/** The button. */
export const logOut = 'Log Out';
