import { plural } from './phrase.ts';

/** How long somebody has to wait, as in "Please try again in 12 minutes". */
export const minutes = plural('{count} minute', '{count} minutes');
export const hours = plural('{count} hour', '{count} hours');
