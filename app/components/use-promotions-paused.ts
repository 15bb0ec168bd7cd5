import { useSyncExternalStore } from 'react';

let paused = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function toggle(): void {
  paused = !paused;
  for (const listener of listeners) listener();
}

/** Whether the person has stopped the promotions, of which one may move at two places, and how to change that. */
export function usePromotionsPaused(): { readonly paused: boolean; readonly toggle: () => void } {
  const value = useSyncExternalStore(
    subscribe,
    () => paused,
    () => false,
  );
  return { paused: value, toggle };
}
