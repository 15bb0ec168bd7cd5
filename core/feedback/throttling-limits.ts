import { declareLimits, perHour } from '../shared/throttling/limits.ts';

export const feedbackLimits = declareLimits({
  /** Each sends a mail to the operator. */
  'send-feedback': { account: perHour(10), client: perHour(30) },
});
