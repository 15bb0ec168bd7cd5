import { phrase } from './phrase.ts';
/** The window in which somebody has signed in with Google, if it does not close by itself. */
export const title = 'Sign in with Google';
export const backTo = phrase('Back to {siteName}');
export const close = 'You can close this window.';
export const goOn = 'Continue';
