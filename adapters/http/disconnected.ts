import type { IncomingMessage } from 'node:http';
import type { Handler } from './handler.ts';

/**
 * Whether nobody waits for the answer any more. Node ends its own side once it has read the end of the other, so nothing can
 * be sent from then on. Before Node 24, a response that waits behind another of its connection is not told itself when
 * that ends.
 */
export function isDisconnected({ socket }: IncomingMessage): boolean {
  return !socket.writable;
}

/**
 * Waits until the end of the connection has been read, if there is one by now, and goes on only if there is none. Node takes one
 * new connection in each turn of the event loop, and reads the first requests of it before its end. Whoever began with these
 * at once would make a page for every connection of a crowd that is gone, and everybody else would wait to be let in.
 */
export const skipDisconnected: Handler = (request, _response, next) => {
  // Connections are read between the two.
  setImmediate(() =>
    setImmediate(() => {
      if (!isDisconnected(request)) next();
    }),
  );
};
