import { useSyncExternalStore } from 'react';
import { allWaiting, watchWaiting } from '../../browser/offline/waiting.ts';
import type { Waiting } from '../../browser/offline/waiting-store.ts';

const none: readonly Waiting[] = [];

/** Everything of this person that waits in this browser to be sent. */
export function useWaiting(): readonly Waiting[] {
  return useSyncExternalStore(watchWaiting, allWaiting, () => none);
}
