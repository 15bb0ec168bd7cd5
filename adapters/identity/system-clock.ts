import type { Clock } from '../../core/ports/clock.ts';

export function createSystemClock(): Clock {
  return { now: () => new Date() };
}
