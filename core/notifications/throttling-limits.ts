import { declareLimits, perHour } from '../shared/throttling/limits.ts';

export const notificationLimits = declareLimits({
  /** Mail programs do it for many people from few addresses. */
  unsubscribe: { account: perHour(60), client: perHour(6000) },
});
