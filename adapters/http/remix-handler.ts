import type { IncomingMessage } from 'node:http';
import { createReadableStreamFromReadable, writeReadableStreamToWritable } from '@remix-run/node';
import type { Logger } from 'pino';
import type { createBodies, OpenBody } from './bodies.ts';
import { isDisconnected } from './disconnected.ts';
import { chooseEncoding, encodeText } from './encodings.ts';
import type { Answer, Handler } from './handler.ts';
import { hasBody } from './request-body.ts';
import { createResponseWriter } from './response-writer.ts';
import { dropDocumentHeaders } from './security-headers.ts';
import type { App } from './split-build.ts';

interface RemixHandlerOptions {
  readonly app: App;
  readonly log: Logger;
  readonly shutdown: AbortSignal;
  readonly bodies: ReturnType<typeof createBodies>;
}

/** Answers everything that is left, with the app. */
export function handleWithRemix({ app, log, shutdown, bodies }: RemixHandlerOptions): Handler {
  return async (request, response) => {
    const { locals } = response;
    const { requestId, nonce, clientAddress, mailOrigin } = locals;
    const leaving = new AbortController();
    response.once('close', () => {
      if (!response.writableFinished) leaving.abort();
    });
    const body = hasBody(request) ? bodies.open(request, response, leaving) : undefined;
    if (locals.refusedWith !== undefined) return;
    const known = { requestId, nonce, clientAddress, mailOrigin };
    const flow = createResponseWriter(response);
    const isWanted = () => !isDisconnected(request);
    const noteAccount = (accountId: string) => {
      locals.accountId = accountId;
      body?.identify(accountId);
    };
    const release: OpenBody['release'] = (bytes, work) => body?.release(bytes, work);
    const context = { ...known, log, shutdown, flow, isWanted, noteAccount, letGo: release };
    const asked = requestForApp(request, locals.origin, leaving.signal, body);
    const answered = await app(asked, context).finally(() => body?.end());
    if (locals.refusedWith === undefined) await sendAnswer(answered, request, response);
  };
}

/**
 * As the app reads it. Its address is our own origin whatever the Host header or a proxy's headers say, so that nobody can put
 * an address of theirs into our links; its body is the counted one; and it is aborted when its client goes away or its body
 * is refused, so that nobody takes the end of the body for a fault of ours.
 */
function requestForApp(
  { method = 'GET', url = '', headers: given }: IncomingMessage,
  origin: string,
  signal: AbortSignal,
  body: OpenBody | undefined,
): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(given)) {
    if (value !== undefined && !named.test(name)) headers.set(name, String(value));
  }
  headers.set('Host', origin.slice(origin.indexOf('//') + 2));
  const sent = method === 'POST' && body;
  return new Request(origin + url, {
    ...{ method, headers, signal },
    ...(sent ? { body: createReadableStreamFromReadable(sent.stream), duplex: 'half' } : {}),
  });
}

/** Headers with which a proxy, or anybody, can set an address. */
const named = /^(?:forwarded|x-forwarded-(?:for|host|proto))$/;

/**
 * Sends the app's response: text whole and compressed in one call, which takes half as long as in pieces, and
 * everything else as it comes.
 */
async function sendAnswer(answered: Response, request: IncomingMessage, response: Answer): Promise<void> {
  const { status, headers, body } = answered;
  if (isDisconnected(request)) return body?.cancel();
  response.statusCode = status;
  for (const [name, value] of headers) response.appendHeader(name, value);
  dropDocumentHeaders(response);
  const type = headers.get('Content-Type') ?? '';
  if (isUtf8.test(type)) response.setHeader('Content-Type', `${type}; charset=utf-8`);
  const compressible = isText(headers);
  if (compressible) response.appendHeader('Vary', 'Accept-Encoding');
  if (body === null) {
    response.end();
  } else if (compressible) {
    const bytes = new Uint8Array(await answered.arrayBuffer());
    const sent = await encodeText(bytes, chooseEncoding(request.headers['accept-encoding']));
    if (sent.encoding !== undefined) response.setHeader('Content-Encoding', sent.encoding);
    response.setHeader('Content-Length', sent.body.byteLength);
    response.end(sent.body);
  } else {
    response.flushHeaders();
    await writeReadableStreamToWritable(body, response);
  }
}

/** Text whose type does not say how it is encoded. */
const isUtf8 = /^(?:text\/|application\/json)(?!.*;\s*charset\s*=)/i;

/** An event stream is many small pieces over hours: compressing it keeps a large window for each reader. */
function isText(headers: Headers): boolean {
  if (headers.has('Content-Encoding') || headers.get('Cache-Control')?.includes('no-transform')) return false;
  return /^(?:text\/(?!event-stream)|application\/(?:.+\+)?(?:json|xml)|image\/svg)/i.test(
    headers.get('Content-Type') ?? '',
  );
}
