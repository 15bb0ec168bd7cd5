import type { Text } from '../../texts/text.ts';
import { calendarDay, type DayWords } from './calendar-day.ts';
import { kampalaTime } from './kampala.ts';

/** The day in Kampala's calendar, as shown between messages: "Today", "Yesterday", "31 January 2025". */
export function dayName<Said extends string | Text>(at: Date, now: Date, days: DayWords<Said>): Said {
  const daysAgo = kampalaTime(now).dayNumber - kampalaTime(at).dayNumber;
  // Times in the future count as today: clocks differ.
  if (daysAgo <= 0) return days.today;
  return daysAgo === 1 ? days.yesterday : calendarDay(at, days);
}
