import { phrase } from './phrase.ts';
/** The page to which a mail leads that asks whether an address is the reader's. */
export const heading = 'Confirm your email address';
export const password = 'Password';
export const confirm = 'Confirm';
export const useAddress = 'Use this address';
export const forgot = 'Forgot password?';
export const notMe = 'This was not me';
export const ownConfirm = phrase('Is <email>{email}</email> your email? Tap to confirm.');
export const ownChange = phrase(
  'Is <email>{email}</email> your email? Tap to use it for your account <username>{username}</username> from now on.',
);
export const ownChangeNameless = phrase(
  'Is <email>{email}</email> your email? Tap to use it for your account from now on.',
);
/** For those who are not logged in to the account: perhaps a stranger made it. */
export const foreignConfirm = phrase(
  'Did you create the account <username>{username}</username> with <email>{email}</email>? Enter its password to confirm your email address.',
);
export const foreignConfirmNameless = phrase(
  'Did you create the account with <email>{email}</email>? Enter its password to confirm your email address.',
);
export const foreignChange = phrase(
  'Is the account <username>{username}</username> yours? Enter its password to use <email>{email}</email> from now on.',
);
export const foreignChangeNameless = phrase(
  'Is the account yours? Enter its password to use <email>{email}</email> from now on.',
);
