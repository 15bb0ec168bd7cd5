import { useSyncExternalStore } from 'react';
import { allUnsent, watchUnsent } from '../../browser/live/unsent.ts';
import type { Unsent } from '../../browser/live/unsent-store.ts';

const none: readonly Unsent[] = [];

/** Everything waiting to be sent, to anyone. */
export function useUnsent(): readonly Unsent[] {
  return useSyncExternalStore(watchUnsent, allUnsent, () => none);
}
