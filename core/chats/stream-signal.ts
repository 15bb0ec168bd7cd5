/** How the holder of a stream reaches it while it waits. */
export interface StreamSignal {
  /** Whether the stream is to end. */
  readonly stopped: boolean;
  /**
   * Calls the listener when the stream is to end and, about every `heartbeatInterval`, when it should check for news
   * and whether its session still exists. The returned function ends the subscription.
   */
  subscribe(listener: () => void): () => void;
}

/** The holder's end of it. */
export interface StreamControl extends StreamSignal {
  readonly listeners: number;
  /** Ends the stream, and everything that waits for it. Asking twice is not an error. */
  readonly stop: () => void;
  /** Makes the stream check for news. */
  readonly pulse: () => void;
}

export function createStreamControl(): StreamControl {
  const listeners = new Set<() => void>();
  let stopped = false;
  const pulse = () => {
    for (const listener of [...listeners]) listener();
  };
  return {
    get stopped() {
      return stopped;
    },
    get listeners() {
      return listeners.size;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    stop() {
      if (stopped) return;
      stopped = true;
      pulse();
    },
    pulse,
  };
}
