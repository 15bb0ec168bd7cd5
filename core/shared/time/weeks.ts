import { kampalaMoment, kampalaTime } from './kampala.ts';

/** Days from the Monday of week 0 to 1970-01-01, a Thursday. */
const firstMonday = 3;

/** The week in Kampala, from Monday to Sunday; week 0 is the one of 1970-01-01. */
export function weekOf(at: Date): number {
  return Math.floor((kampalaTime(at).dayNumber + firstMonday) / 7);
}

/** The moment at which a week begins in Kampala. */
export function beginningOf(week: number): Date {
  return kampalaMoment(week * 7 - firstMonday, 0);
}
