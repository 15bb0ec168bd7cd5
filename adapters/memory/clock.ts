import type { Clock } from '../../core/ports/clock.ts';

export interface MemoryClock extends Clock {
  advance(milliseconds: number): void;
  set(now: Date): void;
}

/** Stands still until it is moved. */
export function createMemoryClock(start: Date): MemoryClock {
  let present = start.getTime();
  return {
    now: () => new Date(present),
    advance(milliseconds) {
      present += milliseconds;
    },
    set(now) {
      present = now.getTime();
    },
  };
}
