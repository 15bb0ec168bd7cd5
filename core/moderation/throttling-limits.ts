import { declareLimits, perHour } from '../shared/throttling/limits.ts';

export const moderationLimits = declareLimits({
  /** Once for each decision, and whose link it is cannot be guessed. */
  'answer-sanction': { client: perHour(60) },
});
