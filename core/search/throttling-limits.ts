import { declareLimits, perHour } from '../shared/throttling/limits.ts';

export const searchLimits = declareLimits({
  /** While somebody types, a search follows each pause. */
  search: { account: perHour(2000), client: perHour(12_000) },
});
