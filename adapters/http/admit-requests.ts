import type { IncomingMessage, ServerResponse } from 'node:http';
import { clientNetwork } from './client-network.ts';
import { createClientSlots } from './client-slots.ts';
import { isDisconnected } from './disconnected.ts';
import type { Answer, Handler } from './handler.ts';
import { type Refusal, refuse } from './refusal-page.ts';
import { hasBody } from './request-body.ts';

export interface WorkLimits {
  /** Requests of one client that are worked on at once. */
  readonly perClient: number;
  /** Requests that begin in one turn of the event loop, of all clients together. */
  readonly perTurn: number;
  /** Requests of all clients together, including those that are queued. */
  readonly inAll: number;
}

interface Asked {
  readonly request: IncomingMessage;
  readonly response: Answer;
  readonly next: () => void;
}

/**
 * Gives each client a few slots. Further requests are queued; clients take turns, and a request whose client has
 * disconnected is skipped. Beyond `inAll`, the client with the longest queue has one of its requests refused with 503.
 * A slot is held until the response begins, so an open stream or a slow reader holds none. A request with a body holds
 * none either, because the body may take hours to arrive; `bodies.ts` limits bodies.
 *
 * Most pages are rendered synchronously, so a slot is passed on only in the next turn of the event loop: by then the
 * server has read which clients have arrived and which have disconnected.
 */
export function admitRequests({ perClient, perTurn, inAll }: WorkLimits): Handler {
  const working = createClientSlots(perClient);
  /** The queue of each client, in the order in which the clients are served. */
  const queues = new Map<string, Asked[]>();
  const freed: string[] = [];
  let present = 0;
  let begun = 0;
  let turnEnds = false;

  const endTurn = () => {
    if (turnEnds) return;
    turnEnds = true;
    setImmediate(() => {
      turnEnds = false;
      begun = 0;
      present -= freed.length;
      for (const client of freed.splice(0)) working.end(client);
      goOn();
    });
  };

  const begin = (client: string, { request, response, next }: Asked): boolean => {
    if (begun === perTurn || !working.begin(client)) return false;
    begun += 1;
    endTurn();
    const free = () => {
      freed.push(client);
      endTurn();
    };
    if (hasBody(request)) free();
    else onceAnswered(request, response, free);
    next();
    return true;
  };

  const goOn = () => {
    for (const [client, queue] of queues) {
      const [first] = queue;
      const left = first !== undefined && isDisconnected(first.request);
      if (first !== undefined && !left && !begin(client, first)) continue;
      if (left) present -= 1;
      queue.shift();
      // Re-inserted at the end of the map, which this loop reaches again.
      queues.delete(client);
      if (queue.length > 0) queues.set(client, queue);
    }
  };

  const lastOfLongest = (): Asked | undefined => {
    let longest: Asked[] = [];
    for (const queue of queues.values()) if (queue.length > longest.length) longest = queue;
    return longest.pop();
  };

  return (request, response, next) => {
    const client = clientNetwork(response.locals.clientAddress);
    const asked = { request, response, next };
    if (present === inAll) {
      const refused = lastOfLongest() ?? asked;
      refused.response.setHeader('Retry-After', retryAfter);
      refuse(refused.request, refused.response, busy);
      if (refused === asked) return;
    } else present += 1;
    const queue = queues.get(client);
    if (queue !== undefined) queue.push(asked);
    else if (!begin(client, asked)) queues.set(client, [asked]);
  };
}

/** Calls the listener once: when the response begins, or when the connection ends before that. */
function onceAnswered(request: IncomingMessage, response: ServerResponse, listener: () => void): void {
  let called = false;
  const callOnce = () => {
    if (called) return;
    called = true;
    listener();
  };
  request.once('close', callOnce);
  // Node calls writeHead before the first byte, however the response is written.
  const writeHead = response.writeHead.bind(response) as (...head: unknown[]) => ServerResponse;
  response.writeHead = (...head: unknown[]) => {
    callOnce();
    return writeHead(...head);
  };
}

/** Seconds: longer than it takes to render as many pages as can be queued. */
const retryAfter = 5;

const busy: Refusal = {
  status: 503,
  about: 'busy',
};
