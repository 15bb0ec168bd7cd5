import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { NextFunction, Request } from 'express';
import helmet from 'helmet';
import { newNonce } from './new-nonce.ts';
import type { Answer } from './request-locals.ts';

/** Our only page that is shown in a frame, which is on our payment page. */
const sandboxPage = /^\/pay\/sandbox\/[0-9A-Za-z]+$/;

const secondsPerYear = 365 * 24 * 60 * 60;

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

/** The Content-Security-Policy of a page, by its path and its inline scripts' nonce or hashes. */
export function securityHeaders(
  options: SecurityOptions,
): (path: string, scripts: string) => readonly Header[] {
  const common = commonHeaders(options);
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
    ];
  };
}

export function addSecurityHeaders(headersOf: ReturnType<typeof securityHeaders>) {
  return (request: Request, response: Answer, next: NextFunction): void => {
    const nonce = newNonce();
    response.locals.nonce = nonce;
    for (const [name, value] of headersOf(request.path, `'nonce-${nonce}'`)) response.setHeader(name, value);
    spareFiles(response);
    next();
  };
}

/** The headers that are the same for everything, as helmet sets them. */
function commonHeaders({ https }: SecurityOptions): readonly Header[] {
  const headers: Header[] = [
    ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
  ];
  const set = helmet({
    contentSecurityPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: https ? { maxAge: secondsPerYear, includeSubDomains: false } : false,
    xFrameOptions: false,
    // Only for obsolete browsers and plug-ins.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  set(response.req, response, () => undefined);
  for (const [name, value] of Object.entries(response.getHeaders())) headers.push([name, String(value)]);
  return headers;
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

/** A feed has some forty files and pictures, each with these headers. What never changes is not a document. */
function spareFiles(response: Answer): void {
  const writeHead = response.writeHead.bind(response) as (...head: unknown[]) => Answer;
  response.writeHead = (...head: unknown[]) => {
    if (String(response.getHeader('Cache-Control')).includes('immutable')) {
      for (const name of documentHeaders) response.removeHeader(name);
    }
    return writeHead(...head);
  };
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
