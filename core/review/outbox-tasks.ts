import type { Handlers } from '../outbox/handler.ts';
import { findKnownPhotos } from './find-known-photos.ts';

/** What is done after a commit: see `OutboxTask`. */
export const reviewTasks: Handlers<'find-known-photos'> = {
  'find-known-photos': { run: findKnownPhotos },
};
