import type { Throttle } from '../../core/ports/throttle.ts';

export interface ThrottleRow {
  readonly points: number;
  readonly until: Date;
}

/**
 * Where counts are stored. Unit tests store them in the memory database, which shows that none is counted within a
 * transaction.
 */
interface Counts {
  read<Result>(query: (tables: CountTables) => Result): Promise<Result>;
  write<Result>(change: (tables: CountTables) => Result): Promise<Result>;
}
interface CountTables {
  readonly throttle: Map<string, ThrottleRow>;
}

/** Rows; about 10 MB. Beyond that, the rows counted longest ago are evicted. */
const maxRows = 50_000;

/**
 * A throttle in the memory of this process: faster than the database, and lost at a restart, which only some limits
 * allow.
 */
export function createProcessThrottle({ read, write }: Counts = ownCounts()): Throttle {
  return {
    take: (allowances, at) =>
      write(({ throttle }) => {
        const living = (key: string) => rowAt(throttle, counted(key), at);
        const waits = allowances.flatMap(({ key, count }) => {
          const row = living(key);
          return row !== undefined && row.points >= count ? row.until.getTime() : [];
        });
        if (waits.length > 0) return new Date(Math.max(...waits));
        for (const { key, window } of allowances) {
          const { points, until } = living(key) ?? { points: 0, until: new Date(at.getTime() + window) };
          set(throttle, counted(key), { points: points + 1, until });
        }
        return undefined;
      }),
    giveBack: (allowances, at) =>
      write(({ throttle }) => {
        for (const { key } of allowances) {
          const row = rowAt(throttle, counted(key), at);
          if (row !== undefined && row.points > 0)
            set(throttle, counted(key), { ...row, points: row.points - 1 });
        }
      }),
    remember: (key, until) =>
      write(({ throttle }) => set(throttle, remembered(key), { points: 1, until: new Date(until) })),
    remembers: (key, at) => read(({ throttle }) => rowAt(throttle, remembered(key), at) !== undefined),
    removeExpired: (now) =>
      write(({ throttle }) => {
        const over = [...throttle].filter(([, row]) => row.until <= now);
        for (const [key] of over) throttle.delete(key);
        return over.length;
      }),
  };
}

function ownCounts(): Counts {
  const tables = { throttle: new Map<string, ThrottleRow>() };
  return { read: async (query) => query(tables), write: async (change) => change(tables) };
}

const counted = (key: string) => `counted ${key}`;
const remembered = (key: string) => `remembered ${key}`;

function rowAt(rows: ReadonlyMap<string, ThrottleRow>, key: string, at: Date): ThrottleRow | undefined {
  const row = rows.get(key);
  return row !== undefined && row.until > at ? row : undefined;
}

function set(rows: Map<string, ThrottleRow>, key: string, row: ThrottleRow): void {
  rows.set(key, row);
  if (rows.size <= maxRows) return;
  for (const [oldest] of rows) {
    rows.delete(oldest);
    return;
  }
}
