import { declareLimits, perHour } from '../shared/throttling/limits.ts';

export const unfinishedLimits = declareLimits({
  'keep-form': { account: perHour(60), client: perHour(600) },
  /** A like, save or comment that waits for a log-in. */
  'keep-act': { client: perHour(300) },
});
