import type { Text } from '../../texts/text.ts';
import { monthName } from './calendar-day.ts';
import { clockTime } from './clock-time.ts';
import { kampalaTime } from './kampala.ts';
import type { MomentWords } from './until-in-words.ts';

/** A moment in the next days, as people in Kampala name it: "Tuesday 24 November, 10:15 AM". */
export function momentInWords<Said extends string | Text>(
  at: Date,
  { clock, days, moments }: MomentWords<Said>,
): Said {
  const { day, dayNumber } = kampalaTime(at);
  const weekday = moments.weekdays[dayNumber % 7] as Said;
  return moments.next({ weekday, day, month: monthName(at, days), time: clockTime(at, clock) });
}
