/** What happened, by ids only: whoever is told reads the rest with their own permissions. */
export interface Event {
  readonly kind: string;
  readonly ids: Readonly<Record<string, string>>;
}

/** Tells listeners of a channel what happened. Not durable: whoever was not listening reads the store. */
export interface EventBus {
  /** Resolves when the event is on its way. A listener that throws harms neither the publisher nor the others. */
  publish(channel: string, event: Event): Promise<void>;
  /**
   * Listeners of a channel hear its events in the order they were published, from the moment the promise
   * resolves. The answer ends the subscription; calling it twice is no error.
   */
  subscribe(channel: string, listener: (event: Event) => void): Promise<() => void>;
}
