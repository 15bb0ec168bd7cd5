/** What happened, as ids only: subscribers read the rest with their own permissions. */
export interface Event {
  readonly kind: string;
  readonly ids: Readonly<Record<string, string>>;
}

/**
 * Sent to every subscriber, whatever its channel, when a bus that connects processes has been down for a while and may
 * have lost events: subscribers then look in the store.
 */
export const missedEvents: Event = { kind: 'missed', ids: {} };

/** Tells the subscribers of a channel what happened. Not durable: whoever was not subscribed reads the store. */
export interface EventBus {
  /**
   * To be called after the commit of what happened. Resolves when the event is on its way. A subscriber that throws
   * affects neither the publisher nor other subscribers. Channel and event together are smaller than 8,000 bytes as
   * JSON.
   */
  publish(channel: string, event: Event): Promise<void>;
  /**
   * Subscribers receive the channel's events in the order they were published, from the moment the promise resolves; if
   * some were lost, they receive `missedEvents` as soon as the bus works again. The returned function ends the
   * subscription; calling it twice is not an error.
   */
  subscribe(channel: string, listener: (event: Event) => void): Promise<() => void>;
}
