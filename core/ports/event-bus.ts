/** An event, with ids only: subscribers read the rest with their own permissions. */
export interface Event {
  readonly kind: string;
  readonly ids: Readonly<Record<string, string>>;
}

/**
 * Sent to every subscriber of every channel when a bus that connects processes has been down and may have lost
 * events: subscribers must then read the store.
 */
export const missedEvents: Event = { kind: 'missed', ids: {} };

/** Publishes events to the subscribers of a channel. Not durable: others must read the store. */
export interface EventBus {
  /**
   * To be called after the commit that the event is about. Resolves when the event is on its way. A subscriber that
   * throws affects neither the publisher nor other subscribers. Channel and event together must be smaller than 8,000
   * bytes as JSON.
   */
  publish(channel: string, event: Event): Promise<void>;
  /**
   * Subscribers receive the channel's events in the order of publication, from the moment the promise resolves; if
   * events were lost, subscribers receive `missedEvents` as soon as the bus works again. The returned function ends
   * the subscription; calling it twice is not an error.
   */
  subscribe(channel: string, listener: (event: Event) => void): Promise<() => void>;
}
