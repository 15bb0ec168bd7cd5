import type { Clock } from '../../core/ports/clock.ts';

export interface MemoryClock extends Clock {
  advance(milliseconds: number): void;
  set(now: Date): void;
}

/** A clock that stands still until a test moves it. */
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
