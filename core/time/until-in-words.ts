import { calendarDay } from './calendar-day.ts';
import { kampalaTime } from './kampala.ts';

/** The last whole minute before this moment: "4:05 PM on 31 January 2025, Kampala time". */
export function untilInWords(at: Date): string {
  const { hour, minute } = kampalaTime(at);
  const clock = `${hour % 12 === 0 ? 12 : hour % 12}:${String(minute).padStart(2, '0')}`;
  return `${clock} ${hour < 12 ? 'AM' : 'PM'} on ${calendarDay(at)}, Kampala time`;
}
