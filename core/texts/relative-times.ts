import { phrase, plural } from './phrase.ts';

/**
 * How long ago something was, from less than a minute to years. Some that English writes alike for one and several
 * differ in other languages.
 */
export const long = {
  now: 'Just now',
  minutes: plural('{count}m ago', '{count}m ago'),
  hours: plural('{count}h ago', '{count}h ago'),
  yesterday: 'Yesterday',
  days: phrase('{count} days ago'),
  aboutMonths: plural('about {count} month ago', 'about {count} months ago'),
  months: phrase('{count} months ago'),
  aboutYears: plural('about {count} year ago', 'about {count} years ago'),
  overYears: plural('over {count} year ago', 'over {count} years ago'),
  almostYears: plural('almost {count} year ago', 'almost {count} years ago'),
} as const;
/** The same where there is little room. */
export const short = {
  now: 'Just now',
  minutes: plural('{count}m ago', '{count}m ago'),
  hours: plural('{count}h ago', '{count}h ago'),
  yesterday: '1d ago',
  days: phrase('{count}d ago'),
  aboutMonths: plural('{count}mo ago', '{count}mo ago'),
  months: phrase('{count}mo ago'),
  aboutYears: plural('{count}y ago', '{count}y ago'),
  overYears: plural('{count}y ago', '{count}y ago'),
  almostYears: plural('{count}y ago', '{count}y ago'),
} as const;
