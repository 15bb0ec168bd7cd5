import type { Handlers } from '../outbox/handler.ts';
import { showRating } from './publish-rating.ts';

/** What is done after a commit: see `OutboxTask`. */
export const ratingTasks: Handlers<'show-rating'> = {
  'show-rating': { run: showRating },
};
