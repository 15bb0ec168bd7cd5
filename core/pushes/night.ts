import { nextAt } from '../outbox/daily.ts';
import { kampalaMoment, kampalaTime } from '../shared/time/kampala.ts';
import { night } from './limits.ts';

/** The moment itself by day, and the end of the night otherwise. */
export function outOfNight(at: Date): Date {
  const { hour } = kampalaTime(at);
  return hour >= night.from || hour < night.until ? nextAt(at, night.until) : at;
}

/** Milliseconds from this moment of a day to the next night. */
export function untilNight(at: Date): number {
  return kampalaMoment(kampalaTime(at).dayNumber, night.from).getTime() - at.getTime();
}
