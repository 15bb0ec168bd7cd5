import * as moments from '../../texts/moments.ts';
import { monthName } from './calendar-day.ts';
import { clockTime } from './clock-time.ts';
import { kampalaTime } from './kampala.ts';

/** A moment in the next days, as people in Kampala name it: "Tuesday 24 November, 10:15 AM". */
export function momentInWords(at: Date): string {
  const { day, dayNumber } = kampalaTime(at);
  const weekday = moments.weekdays[dayNumber % 7] ?? '';
  return moments.next({ weekday, day, month: monthName(at), time: clockTime(at) });
}
