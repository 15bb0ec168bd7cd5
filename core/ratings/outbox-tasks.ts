import type { Handlers } from '../outbox/handler.ts';
import { showRating } from './publish-rating.ts';

/** The handlers of this subject's outbox tasks; see `OutboxTask`. */
export const ratingTasks: Handlers<'show-rating'> = {
  'show-rating': { run: showRating },
};
