import { calendarDay } from './calendar-day.ts';
import { kampalaTime } from './kampala.ts';

/** The day in Kampala's calendar, as it stands between messages: "Today", "Yesterday", "31 January 2025". */
export function dayName(at: Date, now: Date): string {
  const daysAgo = kampalaTime(now).dayNumber - kampalaTime(at).dayNumber;
  // What lies ahead is of today: clocks differ.
  if (daysAgo <= 0) return 'Today';
  return daysAgo === 1 ? 'Yesterday' : calendarDay(at);
}
