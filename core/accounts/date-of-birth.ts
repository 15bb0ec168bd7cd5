import type { Checked } from '../shared/checked.ts';
import { calendarDate, isCalendarDate } from '../shared/time/calendar-date.ts';
import { type Text, texts } from '../texts/text.ts';
import { earliestBirthYear } from './limits.ts';

/** A date of birth as YYYY-MM-DD; it is optional. */
export function parseDateOfBirth(typed: string, now: Date): Checked<string | undefined, Text> {
  const text = typed.trim();
  if (text === '') return { ok: true, value: undefined };
  if (!isCalendarDate(text)) return { ok: false, problem: texts.profile.dateOfBirthInvalid };
  if (text > calendarDate(now)) return { ok: false, problem: texts.profile.dateOfBirthInFuture };
  if (Number(text.slice(0, 4)) < earliestBirthYear) {
    return { ok: false, problem: texts.profile.dateOfBirthTooEarly({ year: earliestBirthYear }) };
  }
  return { ok: true, value: text };
}
