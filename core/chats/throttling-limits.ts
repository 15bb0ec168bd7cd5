import { declareLimits, perDay, perHour } from '../shared/throttling/limits.ts';
import { maxUnverifiedStarts } from './limits.ts';

export const chatLimits = declareLimits({
  /** The first message to somebody. */
  'start-conversation': { account: perHour(60), client: perHour(600) },
  /** The same for somebody with an unverified email: such accounts cost nothing, and spam is sent from them. */
  'start-unverified': { account: perDay(maxUnverifiedStarts), client: perHour(600) },
  /** Blocking and unblocking. */
  block: { account: perHour(120), client: perHour(1200) },
  /** One every seven seconds for an hour. */
  'send-message': { account: perHour(500), client: perHour(5000) },
});
