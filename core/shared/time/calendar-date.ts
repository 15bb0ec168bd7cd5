import { kampalaTime } from './kampala.ts';

/** Whether the text is a day of the calendar as forms send it: "2027-05-03". Such texts sort by date. */
export function isCalendarDate(text: string): boolean {
  const [, year, month, day] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return false;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** The day in Kampala as "2027-05-03". */
export function calendarDate(at: Date): string {
  const { year, month, day } = kampalaTime(at);
  return [String(year).padStart(4, '0'), ...[month, day].map((part) => String(part).padStart(2, '0'))].join(
    '-',
  );
}
