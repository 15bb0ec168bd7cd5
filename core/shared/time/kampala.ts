import { day, hour } from './durations.ts';

// Kampala keeps UTC+3 all year, so its calendar needs no time zone data in the browser.
const offset = 3 * hour;

export interface KampalaTime {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  /** Whole days since 1970-01-01, to count calendar days between two moments. */
  readonly dayNumber: number;
}

export function kampalaTime(at: Date): KampalaTime {
  const shifted = new Date(at.getTime() + offset);
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth() + 1,
    day: shifted.getUTCDate(),
    hour: shifted.getUTCHours(),
    minute: shifted.getUTCMinutes(),
    second: shifted.getUTCSeconds(),
    dayNumber: Math.floor(shifted.getTime() / day),
  };
}

/** The moment at which it is this hour in Kampala on this day, counted from 1970-01-01. */
export function kampalaMoment(dayNumber: number, hourOfDay: number): Date {
  return new Date(dayNumber * day + hourOfDay * hour - offset);
}
