/** How the holder of a stream reaches it while it waits. */
export interface StreamSignal {
  /** Whether the stream is to end. */
  readonly stopped: boolean;
  /**
   * Calls the listener when the stream is to end and, about every `heartbeatInterval`, when it should look by itself
   * whether there is news and whether its session lives. The answer ends the subscription.
   */
  subscribe(listener: () => void): () => void;
}
