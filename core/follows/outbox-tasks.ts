import type { Handlers } from '../outbox/handler.ts';
import { tellFollowers } from './tell-followers.ts';

/** The handlers of this subject's outbox tasks; see `OutboxTask`. */
export const followTasks: Handlers<'tell-followers'> = {
  'tell-followers': { run: tellFollowers },
};
