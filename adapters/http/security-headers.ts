import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Handler } from './handler.ts';
import { withoutQuery } from './paths.ts';

/** Our only page that is shown in a frame, which is on our payment page. */
const sandboxPage = /^\/pay\/sandbox\/[0-9A-Za-z]+$/;

interface SecurityOptions {
  readonly https: boolean;
  readonly development: boolean;
  /** Where browsers fetch pictures, besides the site itself. */
  readonly pictureBase: string | undefined;
  /** The origins, besides our own, that the answer to a form may redirect to. */
  readonly formTargets: readonly string[];
  /** What our frames may show: pages of these sites, our own sandbox for payments, or nothing. */
  readonly frames: readonly string[] | 'sandbox';
}

type Header = readonly [name: string, value: string];

/** The headers that are the same for everything. */
const common: readonly Header[] = [
  ['Cross-Origin-Opener-Policy', 'same-origin-allow-popups'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Origin-Agent-Cluster', '?1'],
  ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
  ['Referrer-Policy', 'same-origin'],
  ['X-Content-Type-Options', 'nosniff'],
  ['X-DNS-Prefetch-Control', 'off'],
];

/** For a year, and without subdomains, which may not be ours. */
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

/** Sets the headers of everything that is answered from here on, and makes the nonce for its inline scripts. */
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

/** Without them a document would be less safe, or its error report could not be found in the log. */
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
 * Takes the headers away that only documents need, where the answer may be kept for ever: a feed has some forty files and
 * pictures, and what never changes is not a document.
 */
export function dropDocumentHeaders(response: ServerResponse): void {
  if (!String(response.getHeader('Cache-Control')).includes('immutable')) return;
  for (const name of documentHeaders) response.removeHeader(name);
}

/** The development server adds style elements to the page and uses a socket of its own; nothing else may. */
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
