import { declareLimits, perDay, perHour } from '../shared/throttling/limits.ts';
import { minute } from '../shared/time/durations.ts';

export const secondFactorLimits = declareLimits({
  /** Failures only, of somebody who knows the password; as many as of passwords. */
  'log-in-code': { together: { count: 10, window: 15 * minute }, client: perHour(60), account: perDay(100) },
  /** Setting up, turning off and new recovery codes: each asks for the password, a code or both. */
  'second-factor': { account: perHour(20), client: perHour(120) },
});
