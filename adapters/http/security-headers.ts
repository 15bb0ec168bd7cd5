import { randomBytes } from 'node:crypto';
import type { NextFunction, Request } from 'express';
import helmet from 'helmet';
import type { Answer } from './request-locals.ts';

/** The one page of ours that stands in a frame, in our own payment page. */
const sandboxPage = /^\/pay\/sandbox\/[0-9A-Za-z]+$/;

const secondsPerYear = 365 * 24 * 60 * 60;

export function addSecurityHeaders(options: {
  readonly https: boolean;
  readonly development: boolean;
  /** The origins, besides our own, that the answer to a form may lead on to. */
  readonly formTargets: readonly string[];
  /** What may stand in a frame of ours: pages of these sites, our own sandbox for payments, or nothing. */
  readonly frames: readonly string[] | 'sandbox';
}) {
  const isFramed = (path: string) => options.frames === 'sandbox' && sandboxPage.test(path);
  const common = helmet({
    contentSecurityPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: options.https ? { maxAge: secondsPerYear, includeSubDomains: false } : false,
    xFrameOptions: false,
  });
  return (request: Request, response: Answer, next: NextFunction): void => {
    const nonce = randomBytes(16).toString('base64');
    const framed = isFramed(request.path);
    response.locals.nonce = nonce;
    response.setHeader('Content-Security-Policy', contentSecurityPolicy(nonce, { ...options, framed }));
    response.setHeader('X-Frame-Options', framed ? 'SAMEORIGIN' : 'DENY');
    response.setHeader('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
    common(request, response, next);
  };
}

/** The development server puts style elements into the page and speaks over a socket of its own; nobody else may. */
function contentSecurityPolicy(
  nonce: string,
  {
    development,
    formTargets,
    frames,
    framed,
  }: {
    readonly development: boolean;
    readonly formTargets: readonly string[];
    readonly frames: readonly string[] | 'sandbox';
    readonly framed: boolean;
  },
): string {
  const frameSources = frames === 'sandbox' ? ["'self'"] : frames;
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self'${development ? " 'unsafe-inline'" : ''}`,
    `connect-src 'self'${development ? ' ws:' : ''}`,
    "img-src 'self' data: blob:",
    "base-uri 'none'",
    ["form-action 'self'", ...formTargets].join(' '),
    `frame-src ${frameSources.length === 0 ? "'none'" : frameSources.join(' ')}`,
    `frame-ancestors ${framed ? "'self'" : "'none'"}`,
    "object-src 'none'",
  ].join('; ');
}
