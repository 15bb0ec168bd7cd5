import type { EventBus } from '../../core/ports/event-bus.ts';
import { createFanOut } from './fan-out.ts';

/**
 * A bus within this process. A listener is called after the publisher has continued, in a turn of the event loop of its
 * own; `onListenerError` gets the errors of listeners.
 */
export function createInProcessEventBus(
  options: { readonly onListenerError?: (error: unknown) => void } = {},
): EventBus {
  const { onListenerError = () => undefined } = options;
  const fanOut = createFanOut(onListenerError);
  return {
    async publish(channel, event) {
      fanOut.tell(channel, event);
    },
    async subscribe(channel, listener) {
      return fanOut.add(channel, listener);
    },
  };
}
