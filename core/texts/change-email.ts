import { phrase } from './phrase.ts';
export const heading = 'Email address';
export const logsInWith = phrase('You log in with <email>{email}</email>.');
export const notConfirmed = phrase('You log in with <email>{email}</email>, which is not confirmed yet.');
export const newEmail = 'New email';
export const hint = 'We’ll email you a link. Nothing changes until you open it.';
/** After `hint`. */
export const unlinksGoogle = 'Your account is then unlinked from Google.';
export const sendLink = 'Send link';
export const passwordFirst = 'To change it, please choose a password first.';
export const choosePassword = 'Choose a password';
