import type { EventBus } from '../../core/ports/event-bus.ts';
import { createFanOut } from './fan-out.ts';

/**
 * Tells listeners within this process. Each is called in its own turn, after the publisher has continued, so that
 * neither waits for the other; `onListenerError` is called for those that fail.
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
