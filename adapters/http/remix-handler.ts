import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { createReadableStreamFromReadable } from '@remix-run/node';
import type { NextFunction, Request } from 'express';
import type { Logger } from 'pino';
import { answerFlow } from './answer-flow.ts';
import type { App } from './app.ts';
import { clientNetwork } from './client-network.ts';
import { countByClient } from './count-by-client.ts';
import { type Refusal, refuse } from './refusal-page.ts';
import { bodyLimit, createRequestBody } from './request-body.ts';
import type { Answer } from './request-locals.ts';
import { sendAnswer } from './send-answer.ts';

interface RemixHandlerOptions {
  readonly app: App;
  readonly log: Logger;
  readonly shutdown: AbortSignal;
  readonly bodyTimeout: number;
}

export function handleWithRemix({ app, log, shutdown, bodyTimeout }: RemixHandlerOptions) {
  const answer = async (request: Request, response: Answer): Promise<void> => {
    const { locals } = response;
    const { requestId, nonce, clientAddress, mailOrigin } = locals;
    const noteAccount = (accountId: string) => {
      locals.accountId = accountId;
    };
    const flow = answerFlow(response);
    const bodies = new WeakMap<globalThis.Response, Uint8Array>();
    const takeBody = (of: globalThis.Response, bytes: Uint8Array) => void bodies.set(of, bytes);
    const known = { requestId, nonce, clientAddress, mailOrigin };
    const context = { ...known, log, shutdown, flow, noteAccount, takeBody };
    const leaving = new AbortController();
    const body = openBody(request, response, { timeout: bodyTimeout, leaving });
    const answered = await app(requestForApp(request, response, { body, leaving }), context);
    if (locals.refusedWith === undefined) await sendAnswer(answered, bodies.get(answered), request, response);
  };
  return (request: Request, response: Answer, next: NextFunction): void => {
    answer(request, response).catch((error: unknown) => {
      // The request was answered for the app while it was reading, so its own failure comes too late.
      if (response.locals.refusedWith === undefined) next(error);
    });
  };
}

/**
 * Refuses a body whose declared length is too large, before a byte of it is read, and a body from a client that is
 * still sending `perClient` others.
 */
export function limitBodies(perClient: number) {
  const bodies = countByClient(perClient);
  return (request: Request, response: Answer, next: NextFunction): void => {
    const declared = Number(request.headers['content-length'] ?? 0);
    const client = clientNetwork(response.locals.clientAddress);
    if (declared > bodyLimit(request.headers['content-type'])) refuse(request, response, tooLarge);
    else if (!hasBody(request)) next();
    else if (bodies.begin(client)) {
      request.once('close', () => bodies.end(client));
      next();
    } else {
      response.set('Retry-After', String(busyRetryAfter));
      refuse(request, response, tooManyBodies);
    }
  };
}

/** In seconds: by then a client that sends nothing more has been cut off. */
const busyRetryAfter = 20;

export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

interface BodyOptions {
  readonly timeout: number;
  readonly leaving: AbortController;
}

function openBody(request: Request, response: Answer, { timeout, leaving }: BodyOptions): Readable {
  const { headers } = request;
  if (!hasBody(request)) return Readable.from([]);
  const refuseBody = (refusal: Refusal) => {
    if (response.headersSent) return;
    refuse(request, response, refusal);
    leaving.abort();
  };
  const body = createRequestBody(request, {
    limit: bodyLimit(headers['content-type']),
    timeout,
    onTooLarge: () => refuseBody(tooLarge),
    onStalled: () => refuseBody(stalled),
  });
  response.once('close', () => body.destroy(new Error('The request was over before its body was read')));
  return body;
}

/**
 * As the app reads it. Its address is our own origin whatever the Host header or a proxy's headers say, so that nobody can put
 * an address of theirs into our links; its body is the counted one; and it is aborted when its client goes away or its body
 * is refused, so that nobody takes the end of the body for a fault of ours.
 */
function requestForApp(
  request: Request,
  response: Answer,
  { body, leaving }: { readonly body: Readable; readonly leaving: AbortController },
): globalThis.Request {
  const { origin } = response.locals;
  response.once('close', () => {
    if (!response.writableFinished) leaving.abort();
  });
  return new Request(origin + request.originalUrl, {
    method: request.method,
    headers: headersForApp(request, origin),
    signal: leaving.signal,
    ...(request.method === 'POST' ? { body: createReadableStreamFromReadable(body), duplex: 'half' } : {}),
  });
}

export function headersForApp(request: IncomingMessage, origin: string): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined && !named.test(name)) headers.set(name, String(value));
  }
  headers.set('Host', origin.slice(origin.indexOf('//') + 2));
  return headers;
}

/** Headers with which a proxy, or anybody, can set an address. */
const named = /^(?:forwarded|x-forwarded-(?:for|host|proto))$/;

const tooLarge: Refusal = {
  status: 413,
  title: 'This is too large',
  text: 'What you sent is too large, so we kept none of it. Please go back, choose fewer or smaller photos, and send it again.',
};

const tooManyBodies: Refusal = {
  status: 429,
  title: 'Too much at once',
  text: 'Too much is being sent from your network right now, so we kept none of it. Please go back and send it again in a moment.',
};

const stalled: Refusal = {
  status: 408,
  title: 'The connection stopped',
  text: 'We waited for the rest of what you were sending, but it did not arrive. Please go back and send it again.',
};
