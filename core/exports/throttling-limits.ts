import { declareLimits, perHour } from '../shared/throttling/limits.ts';

export const exportLimits = declareLimits({
  /** A download reads everything an account has, including pictures. */
  'export-data': { account: perHour(5), client: perHour(60) },
});
