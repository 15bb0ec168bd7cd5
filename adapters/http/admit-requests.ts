import type { IncomingMessage, ServerResponse } from 'node:http';
import { clientNetwork } from './client-network.ts';
import { createClientSlots } from './client-slots.ts';
import { isDisconnected } from './disconnected.ts';
import type { Answer, Handler } from './handler.ts';
import { type Refusal, refuse } from './refusal-page.ts';
import { hasBody } from './request-body.ts';

export interface WorkLimits {
  /** How many requests of one client are worked on at once. */
  readonly perClient: number;
  /** How many of all clients begin in one turn of the event loop. */
  readonly perTurn: number;
  /** How many there may be of all clients together, including those that wait. */
  readonly inAll: number;
}

interface Asked {
  readonly request: IncomingMessage;
  readonly response: Answer;
  readonly next: () => void;
}

/**
 * Lets a few requests of each client be worked on at once. The others wait, the clients take turns, and whoever has left
 * is passed over. Past the bound for all the client with most requests waiting is refused one. A request is in work until
 * its answer begins: a stream that stays open is not, nor a client that reads slowly. One with a body is not either, because
 * that may take hours to come; bodies are bounded apart.
 *
 * Most pages are made without waiting for anything. So a place is given on only in the next turn of the event loop: by then
 * the server has heard who else has come, and who has gone.
 */
export function admitRequests({ perClient, perTurn, inAll }: WorkLimits): Handler {
  const working = createClientSlots(perClient);
  /** Of each client with requests that wait, in the order in which they are served. */
  const lines = new Map<string, Asked[]>();
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
    for (const [client, line] of lines) {
      const [first] = line;
      const left = first !== undefined && isDisconnected(first.request);
      if (first !== undefined && !left && !begin(client, first)) continue;
      if (left) present -= 1;
      line.shift();
      // Behind the others, where this loop comes to it again.
      lines.delete(client);
      if (line.length > 0) lines.set(client, line);
    }
  };

  const lastOfLongest = (): Asked | undefined => {
    let longest: Asked[] = [];
    for (const line of lines.values()) if (line.length > longest.length) longest = line;
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
    const line = lines.get(client);
    if (line !== undefined) line.push(asked);
    else if (!begin(client, asked)) lines.set(client, [asked]);
  };
}

/** Calls back once: when an answer begins, or when its connection ends before. */
function onceAnswered(request: IncomingMessage, response: ServerResponse, listener: () => void): void {
  let called = false;
  const callOnce = () => {
    if (called) return;
    called = true;
    listener();
  };
  request.once('close', callOnce);
  // Whatever is written first writes the head.
  const writeHead = response.writeHead.bind(response) as (...head: unknown[]) => ServerResponse;
  response.writeHead = (...head: unknown[]) => {
    callOnce();
    return writeHead(...head);
  };
}

/** In seconds: longer than it takes to make as many pages as may wait. */
const retryAfter = 5;

const busy: Refusal = {
  status: 503,
  title: 'Too many people are here',
  text: 'More is being asked of this site right now than it can do, so nothing was changed. Please try again in a moment.',
};
