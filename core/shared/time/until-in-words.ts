import type * as momentsTexts from '../../texts/moments.ts';
import type { Text, Words } from '../../texts/text.ts';
import { calendarDay, type DayWords } from './calendar-day.ts';
import { type ClockWords, clockTime } from './clock-time.ts';

/** What a time on a day is called with. */
export interface MomentWords<Said extends string | Text> {
  readonly clock: ClockWords<Said>;
  readonly days: DayWords<Said>;
  readonly moments: Words<typeof momentsTexts, Said>;
}

/** The last whole minute before this moment: "4:05 PM on 31 January 2025, Kampala time". */
export function untilInWords<Said extends string | Text>(
  at: Date,
  { clock, days, moments }: MomentWords<Said>,
): Said {
  return moments.until({ time: clockTime(at, clock), day: calendarDay(at, days) });
}
