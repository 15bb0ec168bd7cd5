import type * as daysTexts from '../../texts/days.ts';
import type { Text, Words } from '../../texts/text.ts';
import { kampalaTime } from './kampala.ts';

/** What days are called with. */
export type DayWords<Said extends string | Text> = Words<typeof daysTexts, Said>;

/** The day in Kampala's calendar: "31 January 2025". */
export function calendarDay<Said extends string | Text>(at: Date, days: DayWords<Said>): Said {
  const { day, year } = kampalaTime(at);
  return days.day({ day, month: monthName(at, days), year });
}

/** The month in Kampala's calendar: "January 2025". */
export function calendarMonth<Said extends string | Text>(at: Date, days: DayWords<Said>): Said {
  return days.month({ month: monthName(at, days), year: kampalaTime(at).year });
}

/** "January", in Kampala's calendar. */
export function monthName<Said extends string | Text>(at: Date, { months }: DayWords<Said>): Said {
  return months[kampalaTime(at).month - 1] as Said;
}
