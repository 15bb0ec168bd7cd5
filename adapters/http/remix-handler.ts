import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { createReadableStreamFromReadable } from '@remix-run/node';
import type { NextFunction, Request } from 'express';
import type { Logger } from 'pino';
import { answerFlow } from './answer-flow.ts';
import type { App } from './app.ts';
import type { createBodies, OpenBody } from './bodies.ts';
import { hasLeft } from './has-left.ts';
import { refuse } from './refusal-page.ts';
import { bodyLimit, hasBody, tooLarge } from './request-body.ts';
import type { Answer } from './request-locals.ts';
import { sendAnswer } from './send-answer.ts';

interface RemixHandlerOptions {
  readonly app: App;
  readonly log: Logger;
  readonly shutdown: AbortSignal;
  readonly bodies: ReturnType<typeof createBodies>;
}

export function handleWithRemix({ app, log, shutdown, bodies }: RemixHandlerOptions) {
  const answer = async (request: Request, response: Answer): Promise<void> => {
    const { locals } = response;
    const { requestId, nonce, clientAddress, mailOrigin } = locals;
    const leaving = new AbortController();
    const body = hasBody(request) ? bodies.open(request, response, leaving) : undefined;
    if (locals.refusedWith !== undefined) return;
    const noteAccount = (accountId: string) => {
      locals.accountId = accountId;
      body?.identify(accountId);
    };
    const letGo: OpenBody['letGo'] = (bytes, work) => body?.letGo(bytes, work);
    const flow = answerFlow(response);
    const handedOver = new WeakMap<globalThis.Response, Uint8Array>();
    const takeBody = (of: globalThis.Response, bytes: Uint8Array) => void handedOver.set(of, bytes);
    const known = { requestId, nonce, clientAddress, mailOrigin };
    const isWanted = () => !hasLeft(request);
    const context = { ...known, log, shutdown, flow, isWanted, noteAccount, letGo, takeBody };
    const asked = requestForApp(request, response, { body: body?.stream, leaving });
    const answered = await app(asked, context).finally(() => body?.end());
    if (locals.refusedWith === undefined)
      await sendAnswer(answered, handedOver.get(answered), request, response);
  };
  return (request: Request, response: Answer, next: NextFunction): void => {
    answer(request, response).catch((error: unknown) => {
      // The request was answered for the app while it was reading, so its own failure comes too late.
      if (response.locals.refusedWith === undefined) next(error);
    });
  };
}

/** Refuses a body whose declared length is too large, before a byte of it is read. */
export function refuseLargeBodies(request: Request, response: Answer, next: NextFunction): void {
  const declared = Number(request.headers['content-length'] ?? 0);
  if (declared > bodyLimit(request.headers['content-type'])) refuse(request, response, tooLarge);
  else next();
}

/**
 * As the app reads it. Its address is our own origin whatever the Host header or a proxy's headers say, so that nobody can put
 * an address of theirs into our links; its body is the counted one; and it is aborted when its client goes away or its body
 * is refused, so that nobody takes the end of the body for a fault of ours.
 */
function requestForApp(
  request: Request,
  response: Answer,
  { body, leaving }: { readonly body: Readable | undefined; readonly leaving: AbortController },
): globalThis.Request {
  const { origin } = response.locals;
  response.once('close', () => {
    if (!response.writableFinished) leaving.abort();
  });
  return new Request(origin + request.originalUrl, {
    method: request.method,
    headers: headersForApp(request, origin),
    signal: leaving.signal,
    ...(request.method === 'POST' && body
      ? { body: createReadableStreamFromReadable(body), duplex: 'half' }
      : {}),
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
