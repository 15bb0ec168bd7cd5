import { useSyncExternalStore } from 'react';

/**
 * A value that several components show and that changes with `set`. On the server and while hydrating, `useValue`
 * returns `first`.
 */
export function watchedValue<Value>(first: Value) {
  let value = first;
  const watchers = new Set<() => void>();
  const watch = (watcher: () => void) => {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  };
  return {
    set(next: Value): void {
      value = next;
      for (const watcher of watchers) watcher();
    },
    useValue(): Value {
      return useSyncExternalStore(
        watch,
        () => value,
        () => first,
      );
    },
  };
}
