import type { Allowance, Throttle } from '../../core/ports/throttle.ts';
import type { MemoryDatabase, ThrottleRow } from './memory-database.ts';

/** On the database itself: the throttle is no part of a transaction. */
export function createMemoryThrottle(database: MemoryDatabase): Throttle {
  return {
    take: (allowances, at) =>
      database.write(({ throttle }) => {
        const living = (key: string) => rowAt(throttle, `counted ${key}`, at);
        const usedUp = allowances.filter(({ key, count }) => (living(key)?.points ?? 0) >= count);
        if (usedUp.length > 0) {
          return new Date(Math.max(...usedUp.map(({ key }) => (living(key)?.until ?? at).getTime())));
        }
        for (const { key, window } of allowances) {
          const { points, until } = living(key) ?? { points: 0, until: new Date(at.getTime() + window) };
          throttle.set(`counted ${key}`, { points: points + 1, until });
        }
        return undefined;
      }),
    giveBack: (allowances: readonly Allowance[], at) =>
      database.write(({ throttle }) => {
        for (const { key } of allowances) {
          const row = rowAt(throttle, `counted ${key}`, at);
          if (row !== undefined && row.points > 0) {
            throttle.set(`counted ${key}`, { ...row, points: row.points - 1 });
          }
        }
      }),
    remember: (key, until) =>
      database.write(({ throttle }) => {
        throttle.set(`remembered ${key}`, { points: 1, until: new Date(until) });
      }),
    remembers: (key, at) =>
      database.read(({ throttle }) => rowAt(throttle, `remembered ${key}`, at) !== undefined),
    removeExpired: (now) =>
      database.write(({ throttle }) => {
        const over = [...throttle].filter(([, row]) => row.until <= now);
        for (const [key] of over) throttle.delete(key);
        return over.length;
      }),
  };
}

function rowAt(rows: ReadonlyMap<string, ThrottleRow>, key: string, at: Date): ThrottleRow | undefined {
  const row = rows.get(key);
  return row !== undefined && row.until > at ? row : undefined;
}
