import { declareLimits, perHour } from '../shared/throttling/limits.ts';

export const commentLimits = declareLimits({
  'add-comment': { account: perHour(60), client: perHour(600) },
});
