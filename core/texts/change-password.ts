import { phrase } from './phrase.ts';
export const heading = 'Password';
export const logsOutOthers = 'Your other devices will be logged out.';
export const change = 'Change password';
export const forgot = 'Forgot password?';
export const noneYet = phrase(
  'You sign in with Google and have no password yet. To choose one, open the link we send to <email>{email}</email>. Your account will be unlinked from Google until you next sign in with Google as {email}.',
);
export const sendLink = 'Send link';
