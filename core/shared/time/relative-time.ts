import { hour, minute } from './durations.ts';
import { type KampalaTime, kampalaTime } from './kampala.ts';

/** How long before `now` this was, by Kampala's calendar. Times in the future are "Just now": clocks differ. */
export function relativeTime(at: Date, now: Date): string {
  const passed = now.getTime() - at.getTime();
  if (passed < minute) return 'Just now';
  if (passed < hour) return `${Math.floor(passed / minute)}m ago`;

  const then = kampalaTime(at);
  const today = kampalaTime(now);
  const days = today.dayNumber - then.dayNumber;
  if (days === 0) return `${Math.floor(passed / hour)}h ago`;
  if (days === 1) return 'Yesterday';
  if (days < 30) return `${days} days ago`;
  if (days < 60) return `about ${plural(Math.round(days / 30), 'month')} ago`;

  const months = fullMonths(then, today);
  if (months < 12) return `${Math.round(days / 30)} months ago`;
  const years = Math.floor(months / 12);
  const further = months % 12;
  if (further < 3) return `about ${plural(years, 'year')} ago`;
  if (further < 9) return `over ${plural(years, 'year')} ago`;
  return `almost ${plural(years + 1, 'year')} ago`;
}

/** A text of `relativeTime` where there is little room: "4d ago", "2mo ago". */
export function shortened(time: string): string {
  if (time === 'Yesterday') return '1d ago';
  return time.replace(/^(?:about|over|almost) /, '').replace(/ (d|mo|y)[a-z]+/, '$1');
}

/** Whole months; a month that began on a day that the last month lacks ends with the last month. */
function fullMonths(from: KampalaTime, to: KampalaTime): number {
  const months = (to.year - from.year) * 12 + to.month - from.month;
  const lastDay = new Date(Date.UTC(to.year, to.month, 0)).getUTCDate();
  return to.day >= Math.min(from.day, lastDay) ? months : months - 1;
}

function plural(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
