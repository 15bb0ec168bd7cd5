import type { Readable } from 'node:stream';
import type { Request } from 'express';
import { type BodyPace, createPace } from './body-pace.ts';
import { clientNetwork } from './client-network.ts';
import { isMultipart } from './multipart.ts';
import { type Refusal, refuse } from './refusal-page.ts';
import { createRequestBody, tooLarge } from './request-body.ts';
import type { Answer } from './request-locals.ts';

export interface BodyLimits {
  /** How many of one client may be arriving at once: so many forms with files, and as many others. */
  readonly perClient: number;
  /** How slowly a body may arrive, in milliseconds: see `createPace`. */
  readonly patience: number;
}

interface Counted {
  readonly client: string;
  readonly multipart: boolean;
  readonly pace: BodyPace;
  drop(refusal: Refusal): void;
}

/**
 * Opens the bodies of requests, and counts those that are arriving. When there are more than a limit allows, the slowest
 * of those that we are waiting for is refused, so that no number of slow ones keeps others out.
 */
export function createBodies({ perClient, patience }: BodyLimits) {
  const arriving = new Set<Counted>();

  /** Refuses the slowest of these that we are waiting for, or where we wait for none, because the app is busy, the newest. */
  function refuseSlowest(among: readonly Counted[], newest: Counted, refusal: Refusal): void {
    const slowestFirst = among.filter(isAwaited).sort((one, other) => other.pace.lag() - one.pace.lag());
    const [slowest = newest] = slowestFirst;
    slowest.drop(refusal);
  }

  function begin(body: Counted): void {
    const others = [...arriving].filter(
      ({ client, multipart }) => client === body.client && multipart === body.multipart,
    );
    arriving.add(body);
    if (others.length >= perClient) refuseSlowest(others, body, tooManyOfClient);
  }

  return {
    /** `leaving` is aborted when the body is refused, so that nobody takes its end for a fault of ours. */
    open(request: Request, response: Answer, leaving: AbortController): Readable {
      const multipart = isMultipart(request.headers['content-type']);
      const body: Counted = {
        client: clientNetwork(response.locals.clientAddress),
        multipart,
        pace: createPace({ multipart, patience, onSlow: () => body.drop(tooSlow) }),
        drop(refusal) {
          arriving.delete(body);
          stream.destroy(new Error(refusal.title));
          if (response.headersSent) return;
          refuse(request, response, refusal);
          leaving.abort();
        },
      };
      const stream = createRequestBody(request, {
        pace: body.pace,
        onTooLarge: () => body.drop(tooLarge),
      });
      stream.once('close', () => arriving.delete(body));
      response.once('close', () => {
        stream.destroy(new Error('The request was over before its body was read'));
      });
      begin(body);
      return stream;
    },
  };
}

function isAwaited({ pace }: Counted): boolean {
  return pace.isListening();
}

/** In seconds. */
const retryAfter = 20;

const tooManyOfClient: Refusal = {
  status: 429,
  title: 'Too much at once',
  text: 'Too much is being sent from your network right now, so we kept none of it. Please go back and send it again in a moment.',
  retryAfter,
};

const tooSlow: Refusal = {
  status: 408,
  title: 'The connection stopped',
  text: 'We waited for the rest of what you were sending, but it did not arrive in time. Please go back and send it again.',
};
