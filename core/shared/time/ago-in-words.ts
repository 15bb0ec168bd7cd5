import * as ages from '../../texts/ages.ts';
import { day, hour, minute } from './durations.ts';

/** How long ago in whole units: "just now", "12 minutes ago", "2 hours ago", "3 days ago". A negative age is "just now". */
export function agoInWords(age: number): string {
  if (age < minute) return ages.now;
  if (age < hour) return ages.minutes({ count: Math.floor(age / minute) });
  if (age < day) return ages.hours({ count: Math.floor(age / hour) });
  return ages.days({ count: Math.floor(age / day) });
}
