import { declareLimits, perHour } from '../shared/throttling/limits.ts';

export const healthLimits = declareLimits({
  /** One for each page that is left. */
  'report-vitals': { client: perHour(6000) },
});
