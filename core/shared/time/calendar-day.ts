import * as days from '../../texts/days.ts';
import { kampalaTime } from './kampala.ts';

/** The day in Kampala's calendar: "31 January 2025". */
export function calendarDay(at: Date): string {
  const { day, year } = kampalaTime(at);
  return days.day({ day, month: monthName(at), year });
}

/** The month in Kampala's calendar: "January 2025". */
export function calendarMonth(at: Date): string {
  return days.month({ month: monthName(at), year: kampalaTime(at).year });
}

/** "January", in Kampala's calendar. */
export function monthName(at: Date): string {
  return days.months[kampalaTime(at).month - 1] ?? '';
}
