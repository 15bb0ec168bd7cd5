/** What happened, by ids only: those who are told read the rest with their own permissions. */
export interface Event {
  readonly kind: string;
  readonly ids: Readonly<Record<string, string>>;
}

/**
 * What every listener is told, whatever its channel, when a bus that reaches other processes could not say for a while
 * what happened: the listener then looks in the store.
 */
export const missedEvents: Event = { kind: 'missed', ids: {} };

/** Tells listeners of a channel what happened. Not durable: those who were not listening read the store. */
export interface EventBus {
  /**
   * To be called after the commit of what happened. Resolves when the event is on its way. A listener that throws
   * affects neither the publisher nor the others. Channel and event together are smaller than 8,000 bytes as JSON.
   */
  publish(channel: string, event: Event): Promise<void>;
  /**
   * Listeners of a channel hear its events in the order they were published, from the moment the promise resolves;
   * where some were lost, they hear `missedEvents` as soon as the bus works again. The returned function ends the
   * subscription; calling it twice is no error.
   */
  subscribe(channel: string, listener: (event: Event) => void): Promise<() => void>;
}
