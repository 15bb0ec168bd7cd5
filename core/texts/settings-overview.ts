import { phrase } from './phrase.ts';
/** The page of all settings; its groups and rows are in `settings`. */
export const heading = 'Settings';
export const deleteAccount = 'Delete account';
export const editProfile = 'Edit Profile';
/** The number of notifications; only screen readers say the words in `spoken`. */
export const unread = phrase('{number}<spoken> unread</spoken>');
