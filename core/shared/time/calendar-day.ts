import { kampalaTime } from './kampala.ts';

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** The day in Kampala's calendar: "31 January 2025". */
export function calendarDay(at: Date): string {
  return `${kampalaTime(at).day} ${calendarMonth(at)}`;
}

/** The month in Kampala's calendar: "January 2025". */
export function calendarMonth(at: Date): string {
  const { year, month } = kampalaTime(at);
  return `${months[month - 1]} ${year}`;
}
