import * as moments from '../../texts/moments.ts';
import { calendarDay } from './calendar-day.ts';
import { clockTime } from './clock-time.ts';

/** The last whole minute before this moment: "4:05 PM on 31 January 2025, Kampala time". */
export function untilInWords(at: Date): string {
  return moments.until({ time: clockTime(at), day: calendarDay(at) });
}
