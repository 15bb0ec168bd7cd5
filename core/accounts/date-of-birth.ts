import type { Checked } from '../checked.ts';
import { texts } from '../texts.ts';
import { kampalaTime } from '../time/kampala.ts';
import { earliestBirthYear } from './limits.ts';

function isCalendarDate(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** A date of birth as YYYY-MM-DD; it is optional. */
export function parseDateOfBirth(typed: string, now: Date): Checked<string | undefined> {
  const text = typed.trim();
  if (text === '') return { ok: true, value: undefined };
  const [, year, month, day] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined || !isCalendarDate(year, month, day)) {
    return { ok: false, problem: texts.profile.dateOfBirthInvalid };
  }
  const today = kampalaTime(now);
  const sinceToday = year - today.year || month - today.month || day - today.day;
  if (sinceToday > 0) return { ok: false, problem: texts.profile.dateOfBirthInFuture };
  if (year < earliestBirthYear) {
    return { ok: false, problem: texts.profile.dateOfBirthTooEarly(earliestBirthYear) };
  }
  return { ok: true, value: text };
}
