import { declareLimits, perDay, perHour } from '../shared/throttling/limits.ts';

export const pictureLimits = declareLimits({
  /** New pictures only: 50 adverts a day have at most 400. */
  'upload-picture': { account: perHour(200), client: perHour(2000) },
  /** Four with each of 50 messages. They stay as long as the messages, so there is no other limit of their number. */
  'upload-message-picture': { account: perDay(200), client: perDay(2000) },
});
