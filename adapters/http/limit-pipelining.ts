import type { RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

const mostUnanswered = 4;

/**
 * Ends a connection that keeps sending requests without waiting for answers. Browsers wait; but Node hands over every
 * request that it has read, so that thousands of them, which fit into one packet, would all be worked on at once.
 */
export function limitPipelining(listener: RequestListener): RequestListener {
  const unanswered = new WeakMap<Socket, Set<ServerResponse>>();
  return (request, response) => {
    const { socket } = request;
    const open = unanswered.get(socket) ?? new Set();
    unanswered.set(socket, open);
    if (open.size === mostUnanswered) {
      socket.destroy();
      return;
    }
    open.add(response);
    response.once('close', () => open.delete(response));
    listener(request, response);
  };
}
