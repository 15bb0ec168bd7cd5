import type { Throttle } from '../../core/ports/throttle.ts';

interface Row {
  readonly points: number;
  readonly until: number;
}

/** Some 10 MB. Whoever comes from more addresses than that within an hour makes the longest counted be forgotten. */
const maxRows = 50_000;

/** Counts in the memory of this process: it neither waits for the database nor outlives a restart, as `counts` of the ports may. */
export function createInProcessThrottle(): Throttle {
  const rows = new Map<string, Row>();
  const living = (key: string, at: Date) => {
    const row = rows.get(key);
    return row !== undefined && row.until > at.getTime() ? row : undefined;
  };
  const set = (key: string, row: Row) => {
    rows.set(key, row);
    if (rows.size <= maxRows) return;
    for (const [oldest] of rows) {
      rows.delete(oldest);
      return;
    }
  };
  const counted = (key: string) => `counted ${key}`;
  const remembered = (key: string) => `remembered ${key}`;

  return {
    async take(allowances, at) {
      const waits = allowances.flatMap(({ key, count }) => {
        const row = living(counted(key), at);
        return row !== undefined && row.points >= count ? row.until : [];
      });
      if (waits.length > 0) return new Date(Math.max(...waits));
      for (const { key, window } of allowances) {
        const { points, until } = living(counted(key), at) ?? { points: 0, until: at.getTime() + window };
        set(counted(key), { points: points + 1, until });
      }
      return undefined;
    },

    async giveBack(allowances, at) {
      for (const { key } of allowances) {
        const row = living(counted(key), at);
        if (row !== undefined && row.points > 0) set(counted(key), { ...row, points: row.points - 1 });
      }
    },

    async remember(key, until) {
      set(remembered(key), { points: 1, until: until.getTime() });
    },

    async remembers(key, at) {
      return living(remembered(key), at) !== undefined;
    },

    async removeExpired(now) {
      const over = [...rows].filter(([, { until }]) => until <= now.getTime());
      for (const [key] of over) rows.delete(key);
      return over.length;
    },
  };
}
