import * as waits from '../../texts/waits.ts';

const secondsPerMinute = 60;
const minutesPerHour = 60;
/** A longer wait is given in hours. */
const longestMinutes = 90;

/** A waiting time in words, rounded up: "1 minute", "12 minutes", "3 hours". */
export function waitInWords(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / secondsPerMinute));
  return minutes <= longestMinutes
    ? waits.minutes({ count: minutes })
    : waits.hours({ count: Math.ceil(minutes / minutesPerHour) });
}
