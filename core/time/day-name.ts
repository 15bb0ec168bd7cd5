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

/** The day in Kampala's calendar, as it stands between messages: "Today", "Yesterday", "31 January 2025". */
export function dayName(at: Date, now: Date): string {
  const { year, month, day, dayNumber } = kampalaTime(at);
  const daysAgo = kampalaTime(now).dayNumber - dayNumber;
  // What lies ahead is of today: clocks differ.
  if (daysAgo <= 0) return 'Today';
  return daysAgo === 1 ? 'Yesterday' : `${day} ${months[month - 1]} ${year}`;
}
