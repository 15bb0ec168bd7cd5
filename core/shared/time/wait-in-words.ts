import type { Text, Words } from '../../texts/text.ts';
import type * as waitsTexts from '../../texts/waits.ts';

const secondsPerMinute = 60;
const minutesPerHour = 60;
/** A longer wait is given in hours. */
const longestMinutes = 90;

/** A waiting time in words, rounded up: "1 minute", "12 minutes", "3 hours". */
export function waitInWords<Said extends string | Text>(
  seconds: number,
  waits: Words<typeof waitsTexts, Said>,
): Said {
  const minutes = Math.max(1, Math.ceil(seconds / secondsPerMinute));
  return minutes <= longestMinutes
    ? waits.minutes({ count: minutes })
    : waits.hours({ count: Math.ceil(minutes / minutesPerHour) });
}
