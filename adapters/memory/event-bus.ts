import type { Event, EventBus } from '../../core/ports/event-bus.ts';

export interface MemoryEventBus extends EventBus {
  /** Everything published so far, oldest first, received or not. */
  readonly published: readonly { readonly channel: string; readonly event: Event }[];
}

export function createMemoryEventBus(): MemoryEventBus {
  const published: { channel: string; event: Event }[] = [];
  const channels = new Map<string, Set<{ readonly hear: (event: Event) => void }>>();
  return {
    published,
    async publish(channel, event) {
      published.push({ channel, event: structuredClone(event) });
      for (const subscription of [...(channels.get(channel) ?? [])]) {
        Promise.resolve()
          .then(() => {
            if (channels.get(channel)?.has(subscription)) return subscription.hear(structuredClone(event));
          })
          .catch(() => undefined);
      }
    },
    async subscribe(channel, listener) {
      const subscriptions = channels.get(channel) ?? new Set();
      channels.set(channel, subscriptions);
      const subscription = { hear: listener };
      subscriptions.add(subscription);
      return () => {
        subscriptions.delete(subscription);
      };
    },
  };
}
