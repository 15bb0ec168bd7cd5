import type * as agesTexts from '../../texts/ages.ts';
import type { Text, Words } from '../../texts/text.ts';
import { day, hour, minute } from './durations.ts';

/** How long ago in whole units: "just now", "12 minutes ago", "2 hours ago", "3 days ago". A negative age is "just now". */
export function agoInWords<Said extends string | Text>(
  age: number,
  ages: Words<typeof agesTexts, Said>,
): Said {
  if (age < minute) return ages.now;
  if (age < hour) return ages.minutes({ count: Math.floor(age / minute) });
  if (age < day) return ages.hours({ count: Math.floor(age / hour) });
  return ages.days({ count: Math.floor(age / day) });
}
