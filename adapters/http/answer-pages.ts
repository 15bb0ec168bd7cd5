import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { App } from './app.ts';
import { hasLeft } from './has-left.ts';
import { newNonce } from './new-nonce.ts';
import { withoutQuery } from './paths.ts';
import { headersForApp } from './remix-handler.ts';
import { hasBody } from './request-body.ts';
import { judge, originForMails } from './request-guard.ts';
import type { BegunRequest, Listener } from './request-locals.ts';
import type { securityHeaders } from './security-headers.ts';
import { encodeBody, isText } from './send-answer.ts';

interface PagesOptions {
  readonly app: App;
  /** Whether there is a page at this path, and nothing that is sent in pieces. */
  readonly areAt: (path: string) => boolean;
  readonly headersOf: ReturnType<typeof securityHeaders>;
  readonly publicUrl: string | undefined;
  readonly log: Logger;
  readonly shutdown: AbortSignal;
}

/**
 * Answers requests for pages as Express and our middleware would, which take a tenth of the time of a page for what only
 * files, forms and streams need. Passes everything else, and every refusal and failure, to `next`.
 */
export function answerPages({ app, areAt, headersOf, publicUrl, log, shutdown }: PagesOptions): Listener {
  const answer = async (
    request: IncomingMessage,
    response: ServerResponse,
    begun: BegunRequest,
    origin: string,
  ) => {
    const { requestId, clientAddress } = begun;
    const { url = '', headers, socket } = request;
    const nonce = newNonce();
    const mailOrigin = publicUrl ?? originForMails(origin, socket);
    const noteAccount = (accountId: string) => {
      begun.accountId = accountId;
    };
    let body: Uint8Array | undefined;
    const takeBody = (_: Response, bytes: Uint8Array) => {
      body = bytes;
    };
    const isWanted = () => !hasLeft(request);
    const known = { requestId, nonce, clientAddress, mailOrigin };
    const context = { ...known, log, shutdown, isWanted, noteAccount, takeBody };
    const asked = new Request(origin + url, { headers: headersForApp(request, origin) });
    const answered = await app(asked, context);
    if (hasLeft(request)) return;
    body ??= new Uint8Array(await answered.arrayBuffer());
    const text = isText(answered.headers);
    if (text) answered.headers.append('Vary', 'Accept-Encoding');
    const sent = text ? await encodeBody(body, headers['accept-encoding']) : { body };
    if (answered.status !== noContent) answered.headers.set('Content-Length', String(sent.body.byteLength));
    if (hasLeft(request)) return;
    const fields = ['X-Request-Id', requestId];
    for (const header of headersOf(withoutQuery(url), `'nonce-${nonce}'`)) fields.push(...header);
    for (const header of answered.headers) fields.push(...header);
    if (sent.encoding !== undefined) fields.push('Content-Encoding', sent.encoding);
    response.writeHead(answered.status, fields).end(sent.body);
  };
  return (request, response, begun, next) => {
    const { method, url = '' } = request;
    const verdict =
      method === 'GET' && areAt(withoutQuery(url)) && !hasBody(request) && judge(request, publicUrl);
    if (!verdict || !('origin' in verdict)) return next();
    answer(request, response, begun, verdict.origin).catch((error: unknown) => {
      begun.failure = error;
      next();
    });
  };
}

const noContent = 204;
