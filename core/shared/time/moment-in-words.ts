import { calendarDay } from './calendar-day.ts';
import { clockTime } from './clock-time.ts';
import { kampalaTime } from './kampala.ts';

/** Day 0, 1 January 1970, was a Thursday. */
const weekdays = ['Thursday', 'Friday', 'Saturday', 'Sunday', 'Monday', 'Tuesday', 'Wednesday'];

/** A moment in the next days, as people in Kampala name it: "Tuesday 24 November, 10:15 AM". */
export function momentInWords(at: Date): string {
  const day = calendarDay(at).replace(/ \d+$/, '');
  return `${weekdays[kampalaTime(at).dayNumber % 7]} ${day}, ${clockTime(at)}`;
}
