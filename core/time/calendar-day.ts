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
  const { year, month, day } = kampalaTime(at);
  return `${day} ${months[month - 1]} ${year}`;
}
