import { Readable } from 'node:stream';
import { createRequestHandler } from '@remix-run/express';
import type { ServerBuild } from '@remix-run/node';
import type { NextFunction, Request } from 'express';
import type { Logger } from 'pino';
import { answerFlow } from './answer-flow.ts';
import { clientNetwork } from './client-network.ts';
import { countByClient } from './count-by-client.ts';
import { firstWordOf, partsOfBuild } from './part-of-build.ts';
import { type Refusal, refuse } from './refusal-page.ts';
import { bodyLimit, createRequestBody } from './request-body.ts';
import type { Answer, RequestLocals } from './request-locals.ts';

interface RemixHandlerOptions {
  readonly build: ServerBuild | (() => Promise<ServerBuild>);
  readonly log: Logger;
  readonly shutdown: AbortSignal;
  readonly bodyTimeout: number;
}

export function handleWithRemix({ build, log, shutdown, bodyTimeout }: RemixHandlerOptions) {
  const handle = requestHandler(build, {
    getLoadContext(_request, response) {
      const locals = response.locals as RequestLocals;
      const { requestId, nonce, clientAddress, mailOrigin } = locals;
      const noteAccount = (accountId: string) => {
        locals.accountId = accountId;
      };
      const flow = answerFlow(response);
      return { requestId, nonce, clientAddress, mailOrigin, log, shutdown, flow, noteAccount };
    },
  });
  return (request: Request, response: Answer, next: NextFunction): void => {
    const body = openBody(request, response, bodyTimeout);
    const settle = (error?: unknown) => {
      // The request was answered for the app while it was reading, so its own answer comes too late.
      if (response.locals.refusedWith === undefined) next(error);
    };
    void handle(asRemixReadsIt(request, response.locals.origin, body), response, settle);
  };
}

type Handler = ReturnType<typeof createRequestHandler>;

/** Has the part of the build answer that an address belongs to; in development the build is another each time. */
function requestHandler(
  build: RemixHandlerOptions['build'],
  options: Omit<Parameters<typeof createRequestHandler>[0], 'build'>,
): Handler {
  const whole = createRequestHandler({ build, ...options });
  if (typeof build === 'function') return whole;
  const handlers = new Map<string | undefined, Handler>();
  for (const [word, part] of partsOfBuild(build))
    handlers.set(word, createRequestHandler({ build: part, ...options }));
  return (request, ...rest) => (handlers.get(firstWordOf(request.originalUrl)) ?? whole)(request, ...rest);
}

/**
 * Refuses, before a byte of it is read, a body whose declared length is too large, and one from a client of which
 * `perClient` others are still arriving.
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

function hasBody({ headers }: Request): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function openBody(request: Request, response: Answer, timeout: number): Readable {
  const { headers } = request;
  if (!hasBody(request)) return Readable.from([]);
  const refuseBody = (refusal: Refusal) => {
    if (!response.headersSent) refuse(request, response, refusal);
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
 * The parts of a request that @remix-run/express reads. Its address is our own origin whatever the Host header or a proxy's
 * headers say, so that nobody can put an address of theirs into our links, and its body is the counted one.
 */
function asRemixReadsIt(request: Request, origin: string, body: Readable): Request {
  const { host, protocol } = new URL(origin);
  const {
    forwarded: _forwarded,
    'x-forwarded-for': _for,
    'x-forwarded-host': _host,
    'x-forwarded-proto': _proto,
    ...headers
  } = request.headers;
  const view = {
    method: request.method,
    originalUrl: request.originalUrl,
    protocol: protocol.slice(0, -1),
    hostname: host,
    headers: { ...headers, host },
    get: () => undefined,
  };
  return Object.assign(body, view) as unknown as Request;
}

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
