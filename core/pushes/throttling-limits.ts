import { declareLimits, perHour } from '../shared/throttling/limits.ts';

export const pushLimits = declareLimits({
  /** Being notified on a device. */
  'turn-on-push': { account: perHour(60), client: perHour(600) },
});
