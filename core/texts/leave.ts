import { phrase } from './phrase.ts';

export const title = 'Leaving this site';
export const heading = phrase('You are leaving {site}');
/** The address of the link follows. */
export const unchecked = 'A user of this site wrote this link, and we have not checked it:';
export const warning = 'Do not enter your password or a mobile-money PIN there.';
export const open = phrase('Open {host}');
export const back = 'Go back';
