import type { StreamSignal } from '../core/chats/stream-signal.ts';

/** The other end of a stream's signal. */
export interface StreamControl extends StreamSignal {
  /** Ends the stream, and everything that waits for it. Asking twice is no error. */
  readonly stop: () => void;
  /** Makes the stream look by itself whether there is news. */
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
