import type { Event } from '../../core/ports/event-bus.ts';

interface Subscription {
  readonly listener: (event: Event) => void;
}

/** The listeners of this process, by channel. */
interface FanOut {
  add(channel: string, listener: (event: Event) => void): () => void;
  tell(channel: string, event: Event): void;
  tellAll(event: Event): void;
}

/**
 * Calls each listener in a turn of the event loop of its own, so that none waits for another; `onListenerError` gets
 * the errors of listeners.
 */
export function createFanOut(onListenerError: (error: unknown) => void): FanOut {
  const channels = new Map<string, Set<Subscription>>();

  async function tellOne(channel: string, subscription: Subscription, event: Event): Promise<void> {
    try {
      await Promise.resolve();
      if (channels.get(channel)?.has(subscription)) await subscription.listener(event);
    } catch (error) {
      onListenerError(error);
    }
  }

  const tell = (channel: string, event: Event) => {
    for (const subscription of [...(channels.get(channel) ?? [])]) void tellOne(channel, subscription, event);
  };

  return {
    add(channel, listener) {
      const subscriptions = channels.get(channel) ?? new Set();
      channels.set(channel, subscriptions);
      const subscription: Subscription = { listener };
      subscriptions.add(subscription);
      return () => {
        subscriptions.delete(subscription);
        if (subscriptions.size === 0 && channels.get(channel) === subscriptions) channels.delete(channel);
      };
    },
    tell,
    tellAll(event) {
      for (const channel of [...channels.keys()]) tell(channel, event);
    },
  };
}
