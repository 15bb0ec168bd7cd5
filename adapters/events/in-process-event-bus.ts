import type { Event, EventBus } from '../../core/ports/event-bus.ts';

interface Subscription {
  readonly listener: (event: Event) => void;
}

/**
 * Tells listeners within this process. Each is told in a turn of its own, after the publisher has gone on, so that
 * neither waits for the other; `onListenerError` hears of those that fail.
 */
export function createInProcessEventBus(
  options: { readonly onListenerError?: (error: unknown) => void } = {},
): EventBus {
  const { onListenerError = () => undefined } = options;
  const channels = new Map<string, Set<Subscription>>();

  async function tell(channel: string, subscription: Subscription, event: Event): Promise<void> {
    try {
      await Promise.resolve();
      if (channels.get(channel)?.has(subscription)) await subscription.listener(event);
    } catch (error) {
      onListenerError(error);
    }
  }

  return {
    async publish(channel, event) {
      for (const subscription of [...(channels.get(channel) ?? [])]) void tell(channel, subscription, event);
    },

    async subscribe(channel, listener) {
      const subscriptions = channels.get(channel) ?? new Set();
      channels.set(channel, subscriptions);
      const subscription: Subscription = { listener };
      subscriptions.add(subscription);
      return () => {
        subscriptions.delete(subscription);
        if (subscriptions.size === 0 && channels.get(channel) === subscriptions) channels.delete(channel);
      };
    },
  };
}
