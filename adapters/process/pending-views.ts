import type { PendingViews, View } from '../../core/ports/pending-views.ts';

/** Views; about 10 MB. */
const defaultMost = 30_000;

export function createPendingViews(most = defaultMost): PendingViews {
  const waiting = new Map<string, View>();
  return {
    add(view) {
      const key = `${view.advertId} ${view.day} ${view.visitor}`;
      if (waiting.size < most) waiting.set(key, view);
    },
    take(limit) {
      const taken: View[] = [];
      for (const [key, view] of waiting) {
        if (taken.length === limit) break;
        taken.push(view);
        waiting.delete(key);
      }
      return taken;
    },
  };
}
