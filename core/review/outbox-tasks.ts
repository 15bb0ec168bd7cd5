import type { Handlers } from '../outbox/handler.ts';
import { findKnownPhotos } from './find-known-photos.ts';

/** The handlers of this subject's outbox tasks; see `OutboxTask`. */
export const reviewTasks: Handlers<'find-known-photos'> = {
  'find-known-photos': { run: findKnownPhotos },
};
