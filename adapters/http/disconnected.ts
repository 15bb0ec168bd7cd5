import type { IncomingMessage } from 'node:http';
import type { Handler } from './handler.ts';

/**
 * Whether the client of a request has disconnected. Node ends its side of a connection once it has read the end of the
 * other, so nothing can be sent from then on. Before Node 24, a pipelined response that waits behind another one has no
 * event of its own for this.
 */
export function isDisconnected({ socket }: IncomingMessage): boolean {
  return !socket.writable;
}

/**
 * Gives Node time to read the end of the connection, and passes the request on only if the client is still there. Node
 * accepts one connection in each turn of the event loop, and reads its first requests before its end. Without this
 * pause the server would render a page for every connection of a crowd that has already hung up, while everybody else
 * waits.
 */
export const skipDisconnected: Handler = (request, _response, next) => {
  // Node reads from connections between the two turns.
  setImmediate(() =>
    setImmediate(() => {
      if (!isDisconnected(request)) next();
    }),
  );
};
