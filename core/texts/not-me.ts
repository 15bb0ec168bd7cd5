import { phrase } from './phrase.ts';
/** Where the reader of a mail says that somebody else used their address. */
export const heading = 'This was not me';
export const created = phrase(
  'Someone created the account <username>{username}</username> with your address <email>{email}</email>. If it was not you, delete the account. This also deletes everything in it, and you can then use your address again. It cannot be undone.',
);
export const createdNameless = phrase(
  'Someone created the account with your address <email>{email}</email>. If it was not you, delete the account. This also deletes everything in it, and you can then use your address again. It cannot be undone.',
);
export const wanted = phrase(
  'Someone wants to use your address <email>{email}</email> for the account <username>{username}</username>. If it was not you, the account keeps its current address.',
);
export const wantedNameless = phrase(
  'Someone wants to use your address <email>{email}</email> for the account. If it was not you, the account keeps its current address.',
);
export const deleteAccount = 'Delete that account';
export const refuse = 'Do not use my address';
export const cancel = 'Cancel';
