import { useSyncExternalStore } from 'react';

let unread: number | undefined;
const watchers = new Set<() => void>();

/** How many messages are unread now; undefined when nobody knows better than the page as it was made. */
export function setLiveUnread(count: number | undefined): void {
  unread = count;
  for (const watcher of watchers) watcher();
}

export function useLiveUnread(): number | undefined {
  return useSyncExternalStore(
    watch,
    () => unread,
    () => undefined,
  );
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
