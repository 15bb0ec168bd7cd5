import type { IncomingMessage } from 'node:http';

/**
 * Whether nobody waits for the answer any more. Before Node 24, a response that waits behind another of its connection is not
 * told itself when that ends.
 */
export function hasLeft({ socket }: IncomingMessage): boolean {
  return socket.destroyed;
}
