import { phrase } from './phrase.ts';
export const loggedOut = 'That device has been logged out.';
export const othersLoggedOut = 'All other devices have been logged out.';
export const heading = 'Devices';
export const explained =
  'You are logged in on these devices. If you don’t recognise one, log it out and change your password.';
export const logOutOthers = 'Log out all other devices';
export const everywhereExplained =
  '“Log out everywhere” includes this device. You will have to log in again.';
export const logOutEverywhere = 'Log out everywhere';
export const thisOne = 'This device';
/** A device is named after its browser, and the system that the browser runs on if that is known. */
export const browserOn = phrase('{browser} on {system}');
export const someBrowser = 'A browser';
export const unknownBrowser = 'Unknown browser';
/** Another time stands in place of the words in `time`. */
export const lastSeen = 'Last seen: <time>two days ago</time>';
export const loggedIn = 'Logged in: <time>two days ago</time>';
/** Only screen readers say the words in `spoken`. */
export const logOut = phrase('Log out<spoken> {device}</spoken>');
