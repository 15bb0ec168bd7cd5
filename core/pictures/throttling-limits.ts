import { declareLimits, perHour } from '../shared/throttling/limits.ts';

export const pictureLimits = declareLimits({
  /** New pictures only: 50 adverts a day have at most 400. */
  'upload-picture': { account: perHour(200), client: perHour(2000) },
});
