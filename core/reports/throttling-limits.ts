import { declareLimits, perDay, perHour } from '../shared/throttling/limits.ts';
import { hiddenInAllAnHour } from './limits.ts';

export const reportLimits = declareLimits({
  /** By an account: adverts, comments, profiles and messages. */
  'send-report': { account: perHour(30), client: perHour(600) },
  /** By a visitor: adverts and profiles. */
  'send-report-as-visitor': { client: perHour(30) },
  /** Each hides an advert until a moderator has looked: as many as all people's reports may hide in an hour. */
  'hide-as-ill': { account: perDay(hiddenInAllAnHour), client: perHour(30) },
});
