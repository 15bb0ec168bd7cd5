import * as days from '../../texts/days.ts';
import { calendarDay } from './calendar-day.ts';
import { kampalaTime } from './kampala.ts';

/** The day in Kampala's calendar, as shown between messages: "Today", "Yesterday", "31 January 2025". */
export function dayName(at: Date, now: Date): string {
  const daysAgo = kampalaTime(now).dayNumber - kampalaTime(at).dayNumber;
  // Times in the future count as today: clocks differ.
  if (daysAgo <= 0) return days.today;
  return daysAgo === 1 ? days.yesterday : calendarDay(at);
}
