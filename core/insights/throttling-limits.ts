import { declareLimits, perHour } from '../shared/throttling/limits.ts';

export const insightLimits = declareLimits({
  /** Each changes up to 500 adverts. */
  'act-on-adverts': { account: perHour(60), client: perHour(600) },
});
