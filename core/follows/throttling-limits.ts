import { declareLimits, perHour } from '../shared/throttling/limits.ts';

export const followLimits = declareLimits({
  /** Following and no longer following. */
  follow: { account: perHour(300), client: perHour(3000) },
});
