import { createHash, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import type { Language } from '../../core/entities/language.ts';
import { isDisconnected } from './disconnected.ts';
import { chooseEncoding, type Encoding, encodeText } from './encodings.ts';
import { isKnown } from './etags.ts';
import type { Answer, Handler } from './handler.ts';
import { type CachedPage, createPageCache } from './page-cache.ts';
import { withoutQuery } from './paths.ts';
import { checkRequest } from './request-guard.ts';
import type { securityHeaders } from './security-headers.ts';
import type { AppIn } from './split-build.ts';

/** What the app knows about pages that visitors share: requests without a cookie that changes the page. */
export interface VisitorPages {
  /** Whether all visitors get the same page at this path. */
  areAt(path: string): boolean;
  /** Whether a Cookie header may change the page. */
  concernsPages(cookies: string): boolean;
  /** Whether these headers ask for the page without script and pictures, which `Save-Data: on` alone asks for. */
  isLite(headers: IncomingHttpHeaders): boolean;
  /** Whether the page at this address comes with a cookie, so that nobody else may have it. */
  setsCookie(url: string): boolean;
  /** Whether the app limits how often a client requests this address. */
  isCounted(url: string): boolean;
  /** Counts such a request; false if it must be refused. */
  admits(client: string): Promise<boolean>;
  /** Called for each page sent, cached or not. */
  given(request: IncomingMessage, client: string): void;
  /**
   * The Set-Cookie that takes a client out of the cache after a write; undefined if `changes` covers the writes of all
   * processes.
   */
  readonly writerCookie?: string;
  /** The version of the data that pages show: differs after each change; undefined during a change. */
  changes(): unknown;
}

interface Surroundings {
  readonly appIn: AppIn;
  readonly log: Logger;
  readonly shutdown: AbortSignal;
  readonly headersOf: ReturnType<typeof securityHeaders>;
  readonly publicUrl: string | undefined;
  /** How long a page may be cached, in milliseconds; undefined: the default of `createPageCache`. */
  readonly cacheFor: number | undefined;
}

/**
 * Serves visitors from the page cache: whole, compressed pages, each for about a second. Passes every other request on.
 * A cached page is rendered from its key alone, never from the request of one visitor, and a client that disconnects
 * does not affect the others who wait for it.
 */
export function serveCachedPages(pages: VisitorPages, surroundings: Surroundings): Handler {
  const { publicUrl, cacheFor } = surroundings;
  const cache = createPageCache({ changes: pages.changes, longest: cacheFor });
  const render = pageRenderer(surroundings);
  return async (request, response, next) => {
    if (!isVisitors(request, pages)) return next();
    const { headers, url = '' } = request;
    const { clientAddress, language } = response.locals;
    const isWaiting = () => !isDisconnected(request);
    // The app counts the request again and responds with the reason.
    if (pages.isCounted(url) && !(await pages.admits(clientAddress).catch(() => false))) return next();

    const encoding = chooseEncoding(headers['accept-encoding']);
    const lite = pages.isLite(headers);
    const host = publicUrl === undefined ? (headers.host ?? '') : '';
    const key = `${language} ${encoding} ${lite} ${host} ${url}`;
    let answer = cache.find(key);
    if (answer === undefined) {
      const checked = checkRequest(request, publicUrl);
      if (!('origin' in checked)) return next();
      const asked = { address: checked.origin + url, language, encoding, lite };
      // After a failure the app renders the page for this request alone, and logs the error if it fails again.
      answer = await cache
        .make(key, (isWanted) => render({ ...asked, isWanted }), isWaiting)
        .catch(() => undefined);
    }
    if (!isWaiting()) return;
    if (answer === undefined) return next();
    if (answer.status === 200) pages.given(request, clientAddress);
    send(answer, request, response);
  };
}

/** Sets this cookie on each POST, if pages are also changed by other processes. */
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
  if (pages.setsCookie(url)) return false;
  return pages.areAt(withoutQuery(url)) && !(Number(headers['content-length']) > 0);
}

function send({ status, headers, etag, body }: CachedPage, request: IncomingMessage, response: Answer): void {
  const { requestId } = response.locals;
  if (status === 200 && isKnown(request.headers['if-none-match'], etag)) {
    const unchanged = headers.filter((_, index) =>
      notModifiedHeaders.test(headers[index - (index % 2)] ?? ''),
    );
    response.writeHead(304, [...unchanged, 'X-Request-Id', requestId]).end();
  } else {
    response.writeHead(status, [...headers, 'X-Request-Id', requestId]).end(body);
  }
}

/** The headers that a 304 repeats: those that browsers apply to the page in their cache. */
const notModifiedHeaders = /^(?:cache-control|content-security-policy|etag|vary)$/i;

interface Asked {
  readonly address: string;
  readonly language: Language;
  readonly encoding: Encoding | undefined;
  readonly lite: boolean;
  /** Whether at least one client still waits for the page. */
  isWanted(): boolean;
}

/** Renders a page for the cache. Undefined: the response cannot be shared, and has to be rendered for each request. */
function pageRenderer({ appIn, log, shutdown, headersOf }: Surroundings) {
  return async ({ address, language, encoding, lite, isWanted }: Asked): Promise<CachedPage | undefined> => {
    const nonce = randomBytes(16).toString('hex');
    const { host, pathname } = new URL(address);
    const request = new Request(address, { headers: { host, ...(lite ? { 'Save-Data': 'on' } : {}) } });
    const response = await appIn(language)(request, { nonce, log, shutdown, isWanted });
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
 * The page without its nonce, as it can be shared: inline scripts are allowed by hash, but only those to which the app
 * gave the nonce. Undefined if the nonce occurs anywhere else.
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
