import { declareLimits, perHour } from '../shared/throttling/limits.ts';

export const ratingLimits = declareLimits({
  /** Ratings and their answers together. */
  rate: { account: perHour(60), client: perHour(600) },
});
