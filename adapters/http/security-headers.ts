import { randomBytes } from 'node:crypto';
import type { NextFunction, Request } from 'express';
import helmet from 'helmet';
import type { Answer } from './request-locals.ts';

const secondsPerYear = 365 * 24 * 60 * 60;

export interface SecurityOptions {
  readonly https: boolean;
  readonly development: boolean;
  /** Where browsers fetch pictures beside the site itself. */
  readonly pictureBase: string | undefined;
  /** The origins, besides our own, that the answer to a form may lead on to. */
  readonly formTargets: readonly string[];
}

export function addSecurityHeaders(options: SecurityOptions) {
  const common = helmet({
    contentSecurityPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: options.https ? { maxAge: secondsPerYear, includeSubDomains: false } : false,
    xFrameOptions: { action: 'deny' },
  });
  return (request: Request, response: Answer, next: NextFunction): void => {
    const nonce = randomBytes(16).toString('base64');
    response.locals.nonce = nonce;
    response.setHeader('Content-Security-Policy', contentSecurityPolicy(nonce, options));
    response.setHeader('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
    common(request, response, next);
  };
}

/** The development server puts style elements into the page and speaks over a socket of its own; nobody else may. */
function contentSecurityPolicy(
  nonce: string,
  { development, pictureBase, formTargets }: SecurityOptions,
): string {
  const pictureOrigin = pictureBase === undefined ? '' : ` ${new URL(pictureBase).origin}`;
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self'${development ? " 'unsafe-inline'" : ''}`,
    `connect-src 'self'${development ? ' ws:' : ''}`,
    `img-src 'self' data: blob:${pictureOrigin}`,
    "base-uri 'none'",
    ["form-action 'self'", ...formTargets].join(' '),
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ');
}
