import { day, hour, minute } from './durations.ts';

/** How long ago in whole units: "just now", "12 minutes ago", "2 hours ago", "3 days ago". A negative age is "just now". */
export function agoInWords(age: number): string {
  if (age < minute) return 'just now';
  if (age < hour) return counted(age / minute, 'minute');
  return age < day ? counted(age / hour, 'hour') : counted(age / day, 'day');
}

function counted(exact: number, unit: string): string {
  const count = Math.floor(exact);
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`;
}
