import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Handler } from './handler.ts';
import { withoutQuery } from './paths.ts';

/** The only page that may be framed: the sandbox, inside the payment page. */
const sandboxPage = /^\/pay\/sandbox\/[0-9A-Za-z]+$/;

interface SecurityOptions {
  readonly https: boolean;
  readonly development: boolean;
  /** Where browsers fetch pictures, besides the site itself. */
  readonly pictureBase: string | undefined;
  /** Origins, besides the site's own, to which a form's response may redirect. */
  readonly formTargets: readonly string[];
  /** What frames may show: pages of these origins, the site's own sandbox for payments, or nothing. */
  readonly frames: readonly string[] | 'sandbox';
}

type Header = readonly [name: string, value: string];

/** The same for all responses. */
const common: readonly Header[] = [
  ['Cross-Origin-Opener-Policy', 'same-origin-allow-popups'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Origin-Agent-Cluster', '?1'],
  ['Permissions-Policy', 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()'],
  ['Referrer-Policy', 'same-origin'],
  ['X-Content-Type-Options', 'nosniff'],
  ['X-DNS-Prefetch-Control', 'off'],
];

/** A year; without includeSubDomains, because subdomains may belong to others. */
const onlyHttps: Header = ['Strict-Transport-Security', 'max-age=31536000'];

/** The security headers of a page, by its path and its inline scripts' nonce or hashes. */
export function securityHeaders(
  options: SecurityOptions,
): (path: string, scripts: string) => readonly Header[] {
  const policies = {
    framed: contentSecurityPolicy({ ...options, framed: true }),
    whole: contentSecurityPolicy({ ...options, framed: false }),
  };
  return (path, scripts) => {
    const framed = options.frames === 'sandbox' && sandboxPage.test(path);
    return [
      ['Content-Security-Policy', policies[framed ? 'framed' : 'whole'](scripts)],
      ['X-Frame-Options', framed ? 'SAMEORIGIN' : 'DENY'],
      ...common,
      ...(options.https ? [onlyHttps] : []),
    ];
  };
}

/** Sets the security headers for all handlers below, and makes the nonce. */
export function addSecurityHeaders(headersOf: ReturnType<typeof securityHeaders>): Handler {
  return ({ url = '' }, response, next) => {
    const { locals } = response;
    locals.nonce = randomBytes(16).toString('base64');
    response.setHeader('X-Request-Id', locals.requestId);
    for (const header of headersOf(withoutQuery(url), `'nonce-${locals.nonce}'`))
      response.setHeader(...header);
    next();
  };
}

/** Headers that protect only documents, and the request id. */
const documentHeaders = [
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Origin-Agent-Cluster',
  'Permissions-Policy',
  'Referrer-Policy',
  'Strict-Transport-Security',
  'X-DNS-Prefetch-Control',
  'X-Frame-Options',
  'X-Request-Id',
];

/**
 * Removes the headers that only documents need from immutable files and from pictures: a feed has some forty. A browser
 * that shows a picture on its own fits it to the screen by a style of its own, which the policy of pages would forbid.
 */
export function dropDocumentHeaders(response: ServerResponse): void {
  const isImmutable = String(response.getHeader('Cache-Control')).includes('immutable');
  const isPicture = /^image\/(?:webp|jpeg)$/.test(String(response.getHeader('Content-Type')));
  if (!isImmutable && !isPicture) return;
  for (const name of documentHeaders) response.removeHeader(name);
}

/** In development Vite adds style elements to pages and uses a WebSocket. */
function contentSecurityPolicy({
  development,
  pictureBase,
  formTargets,
  frames,
  framed,
}: SecurityOptions & { readonly framed: boolean }): (scripts: string) => string {
  const pictureOrigin = pictureBase === undefined ? '' : ` ${new URL(pictureBase).origin}`;
  const frameSources = frames === 'sandbox' ? ["'self'"] : frames;
  const others = [
    `style-src 'self'${development ? " 'unsafe-inline'" : ''}`,
    `connect-src 'self'${development ? ' ws:' : ''}`,
    `img-src 'self' data: blob:${pictureOrigin}`,
    "base-uri 'none'",
    ["form-action 'self'", ...formTargets].join(' '),
    `frame-src ${frameSources.length === 0 ? "'none'" : frameSources.join(' ')}`,
    `frame-ancestors ${framed ? "'self'" : "'none'"}`,
    "object-src 'none'",
  ].join('; ');
  return (scripts) => `default-src 'self'; ${`script-src 'self' ${scripts}`.trimEnd()}; ${others}`;
}
