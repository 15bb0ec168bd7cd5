import { phrase } from './phrase.ts';

export const today = 'Today';
export const yesterday = 'Yesterday';
export const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;
/** "31 January 2025" */
export const day = phrase('{day} {month} {year}');
/** "January 2025" */
export const month = phrase('{month} {year}');
