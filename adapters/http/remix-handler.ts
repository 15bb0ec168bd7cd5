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
import type { AppIn } from './split-build.ts';

interface RemixHandlerOptions {
  readonly appIn: AppIn;
  readonly log: Logger;
  readonly shutdown: AbortSignal;
  readonly bodies: ReturnType<typeof createBodies>;
}

/** The last handler: passes the request to the app and sends its response. */
export function handleWithRemix({ appIn, log, shutdown, bodies }: RemixHandlerOptions): Handler {
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
    const answered = await appIn(locals.language)(asked, context).finally(() => body?.end());
    if (locals.refusedWith === undefined) await sendAnswer(answered, request, response);
  };
}

/**
 * The request as a `Request` for the app. Its origin is the site's own, whatever Host or a proxy's headers say, so that
 * nobody can put another address into links. Its body is the counted stream. It is aborted when the client disconnects
 * or the body is refused, so that the app does not report the truncated body as an error.
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

/** Headers by which a proxy, or anybody, could set the client's address or the origin. */
const named = /^(?:forwarded|x-forwarded-(?:for|host|proto))$/;

/**
 * Sends the app's response. Text is buffered and compressed in one call, which takes half the time of compressing a
 * stream; everything else is streamed.
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

/** Text types without a charset. */
const isUtf8 = /^(?:text\/|application\/json)(?!.*;\s*charset\s*=)/i;

/**
 * Whether the body is compressible text. Event streams are not: compression would hold a large window in memory for
 * each of them, for hours.
 */
function isText(headers: Headers): boolean {
  if (headers.has('Content-Encoding') || headers.get('Cache-Control')?.includes('no-transform')) return false;
  return /^(?:text\/(?!event-stream)|application\/(?:.+\+)?(?:json|xml)|image\/svg)/i.test(
    headers.get('Content-Type') ?? '',
  );
}
