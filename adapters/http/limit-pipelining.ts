import type { RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

const mostUnanswered = 4;

/**
 * Destroys a connection with too many pipelined requests. Browsers don't pipeline; but Node emits every request that it
 * has read, so the thousands that fit into one packet would all be processed at once.
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
