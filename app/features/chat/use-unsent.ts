import { useSyncExternalStore } from 'react';
import { allUnsent, type Unsent, watchUnsent } from '../../browser/live/unsent.ts';

const none: readonly Unsent[] = [];

/** Everything waiting to be sent, to anyone. */
export function useUnsent(): readonly Unsent[] {
  return useSyncExternalStore(watchUnsent, allUnsent, () => none);
}
