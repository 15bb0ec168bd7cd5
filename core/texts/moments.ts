import { phrase } from './phrase.ts';

/** From Thursday, the first day of 1970. */
export const weekdays = [
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
] as const;
/** A moment in the next days: "Tuesday 24 November, 10:15 AM". */
export const next = phrase('{weekday} {day} {month}, {time}');
/** "4:05 PM on 31 January 2025, Kampala time" */
export const until = phrase('{time} on {day}, Kampala time');
