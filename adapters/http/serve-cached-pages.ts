import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import { isDisconnected } from './disconnected.ts';
import { chooseEncoding, type Encoding, encodeText } from './encodings.ts';
import { isKnown } from './etags.ts';
import type { Answer, Handler } from './handler.ts';
import { type CachedPage, createPageCache } from './page-cache.ts';
import { withoutQuery } from './paths.ts';
import { judge } from './request-guard.ts';
import type { securityHeaders } from './security-headers.ts';
import type { App } from './split-build.ts';

/** What the app says about the pages shared by visitors without one of its cookies. */
export interface VisitorPages {
  /** Whether all visitors get the same page at this path. */
  areAt(path: string): boolean;
  /** Whether a Cookie header may change the page. */
  concernsPages(cookies: string): boolean;
  /** Whether the app limits how often a client requests this address. */
  isCounted(url: string): boolean;
  /** Counts such a request; false if it must be refused. */
  admits(client: string): Promise<boolean>;
  /** Called for each request that is answered with a page, cached or not. */
  given(request: IncomingMessage, client: string): void;
  /** A Set-Cookie for somebody who has just written; undefined if `changes` covers all writes. */
  readonly writerCookie?: string;
  /** A value that differs after each change of what pages show; undefined during a change. */
  changes(): unknown;
}

interface Surroundings {
  readonly app: App;
  readonly log: Logger;
  readonly shutdown: AbortSignal;
  readonly headersOf: ReturnType<typeof securityHeaders>;
  readonly publicUrl: string | undefined;
  /** In milliseconds. */
  readonly keepFor: number | undefined;
}

/**
 * Answers visitors with pages that are cached whole and compressed for a moment, and passes everything else on. A
 * cached page is made only from its key, never from somebody's request, and a client that leaves does not affect the
 * others.
 */
export function serveCachedPages(pages: VisitorPages, surroundings: Surroundings): Handler {
  const { publicUrl, keepFor } = surroundings;
  const kept = createPageCache({ changes: pages.changes, longest: keepFor });
  const render = pageRenderer(surroundings);
  return async (request, response, next) => {
    if (!isVisitors(request, pages)) return next();
    const { headers, url = '' } = request;
    const { clientAddress } = response.locals;
    const isWaiting = () => !isDisconnected(request);
    // The app counts once more, and says why.
    if (pages.isCounted(url) && !(await pages.admits(clientAddress).catch(() => false))) return next();

    const encoding = chooseEncoding(headers['accept-encoding']);
    const lite = savesData(headers['save-data']);
    const host = publicUrl === undefined ? (headers.host ?? '') : '';
    const key = `${encoding} ${lite} ${host} ${url}`;
    let answer = kept.find(key);
    if (answer === undefined) {
      const verdict = judge(request, publicUrl);
      if (!('origin' in verdict)) return next();
      const asked = { address: verdict.origin + url, encoding, lite };
      // Whatever fails here fails once more for this request alone, and is logged there.
      answer = await kept
        .make(key, (isWanted) => render({ ...asked, isWanted }), isWaiting)
        .catch(() => undefined);
    }
    if (!isWaiting()) return;
    if (answer === undefined) return next();
    if (answer.status === 200) pages.given(request, clientAddress);
    send(answer, request, response);
  };
}

/** Marks whoever writes with this cookie, if others may write in another process. */
export function markWriters(cookie: string | undefined): Handler {
  return (request, response, next) => {
    if (cookie !== undefined && request.method === 'POST') response.appendHeader('Set-Cookie', cookie);
    next();
  };
}

function isVisitors({ method, url = '', headers }: IncomingMessage, pages: VisitorPages): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (headers.authorization !== undefined || headers['transfer-encoding'] !== undefined) return false;
  if (headers.cookie !== undefined && pages.concernsPages(headers.cookie)) return false;
  return pages.areAt(withoutQuery(url)) && !(Number(headers['content-length']) > 0);
}

/** As the app reads it. */
function savesData(header: string | string[] | undefined): boolean {
  return String(header).toLowerCase() === 'on';
}

function send({ status, headers, etag, body }: CachedPage, request: IncomingMessage, response: Answer): void {
  const { requestId } = response.locals;
  if (status === 200 && isKnown(request.headers['if-none-match'], etag)) {
    const unchanged = headers.filter((_, index) => keptByBrowsers.test(headers[index - (index % 2)] ?? ''));
    response.writeHead(304, [...unchanged, 'X-Request-Id', requestId]).end();
  } else {
    response.writeHead(status, [...headers, 'X-Request-Id', requestId]).end(body);
  }
}

/** The headers that a browser needs with a 304. */
const keptByBrowsers = /^(?:cache-control|content-security-policy|etag|vary)$/i;

interface Asked {
  readonly address: string;
  readonly encoding: Encoding | undefined;
  readonly lite: boolean;
  /** Whether anybody still waits for the page. */
  isWanted(): boolean;
}

/** Undefined: this answer is for one request only, which has to be made separately. */
function pageRenderer({ app, log, shutdown, headersOf }: Surroundings) {
  return async ({ address, encoding, lite, isWanted }: Asked): Promise<CachedPage | undefined> => {
    const nonce = randomBytes(16).toString('hex');
    const { host, pathname } = new URL(address);
    const request = new Request(address, { headers: { host, ...(lite ? { 'Save-Data': 'on' } : {}) } });
    const response = await app(request, { nonce, log, shutdown, isWanted });
    const html = await response.text();
    if (response.status >= 500 || response.headers.has('Set-Cookie')) return undefined;
    const page = withoutNonce(html, nonce);
    if (page === undefined) return undefined;

    const bytes = Buffer.from(page.html);
    const sent = await encodeText(bytes, encoding);
    const etag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 16)}"`;
    response.headers.append('Vary', 'Accept-Encoding');
    response.headers.set('Content-Length', String(sent.body.byteLength));
    if (sent.encoding !== undefined) response.headers.set('Content-Encoding', sent.encoding);
    response.headers.set('ETag', etag);
    const headers = [...headersOf(pathname, page.scripts), ...response.headers].flat();
    return { status: response.status, headers, etag, body: sent.body };
  };
}

/**
 * The page in a form that can be shared: its inline scripts are allowed by hash instead of a nonce, but only those to
 * which the app gave the nonce. Undefined if the nonce is used for anything else.
 */
function withoutNonce(
  html: string,
  nonce: string,
): { readonly html: string; readonly scripts: string } | undefined {
  const attribute = ` nonce="${nonce}"`;
  const hashes = new Set<string>();
  for (const [, attributes = '', script = ''] of html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)) {
    if (!attributes.includes(attribute) || script === '') continue;
    hashes.add(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  }
  const bare = html.replaceAll(attribute, '');
  return bare.includes(nonce) ? undefined : { html: bare, scripts: [...hashes].join(' ') };
}
