import type { long } from '../../texts/relative-times.ts';
import type { Text, Words } from '../../texts/text.ts';
import { hour, minute } from './durations.ts';
import { type KampalaTime, kampalaTime } from './kampala.ts';

/**
 * How long before `now` this was, by Kampala's calendar, in the `words` for much or little room. Times in the future
 * are "Just now": clocks differ.
 */
export function relativeTime<Said extends string | Text>(
  at: Date,
  now: Date,
  words: Words<typeof long, Said>,
): Said {
  const passed = now.getTime() - at.getTime();
  if (passed < minute) return words.now;
  if (passed < hour) return words.minutes({ count: Math.floor(passed / minute) });

  const then = kampalaTime(at);
  const today = kampalaTime(now);
  const days = today.dayNumber - then.dayNumber;
  if (days === 0) return words.hours({ count: Math.floor(passed / hour) });
  if (days === 1) return words.yesterday;
  if (days < 30) return words.days({ count: days });
  const inMonths = { count: Math.round(days / 30) };
  if (days < 60) return words.aboutMonths(inMonths);

  const months = fullMonths(then, today);
  if (months < 12) return words.months(inMonths);
  const count = Math.floor(months / 12);
  const further = months % 12;
  if (further < 3) return words.aboutYears({ count });
  return further < 9 ? words.overYears({ count }) : words.almostYears({ count: count + 1 });
}

/** Whole months; a month that began on a day that the last month lacks ends with the last month. */
function fullMonths(from: KampalaTime, to: KampalaTime): number {
  const months = (to.year - from.year) * 12 + to.month - from.month;
  const lastDay = new Date(Date.UTC(to.year, to.month, 0)).getUTCDate();
  return to.day >= Math.min(from.day, lastDay) ? months : months - 1;
}
