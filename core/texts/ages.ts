import { plural } from './phrase.ts';

/** How long ago something was, within a sentence. */
export const now = 'just now';
export const minutes = plural('{count} minute ago', '{count} minutes ago');
export const hours = plural('{count} hour ago', '{count} hours ago');
export const days = plural('{count} day ago', '{count} days ago');
