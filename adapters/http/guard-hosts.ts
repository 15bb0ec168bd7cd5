import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import type { Handler } from './handler.ts';
import { withoutQuery } from './paths.ts';
import { type Refusal, refuse } from './refusal-page.ts';

/** Requested by monitors, containers and metrics collectors, under any name or address of the machine. */
const forMachines = new Set(['/healthz', '/metrics']);

/**
 * Lets requests with the site's own host name through, on any port. GET and HEAD with another name are redirected to
 * `publicUrl`, and other methods are refused. Without a `publicUrl` every name passes here. A request with two Host
 * headers is refused (RFC 9112, section 3.2): a proxy may have used the other one.
 */
export function guardHosts(publicUrl: string | undefined, log: Logger): Handler {
  const own = publicUrl === undefined ? undefined : new URL(publicUrl).hostname;
  let warned = false;
  return (request, response, next) => {
    const { method, url = '', headers } = request;
    if (countHosts(request) > 1) return refuse(request, response, namedTwice);
    // Only HTTP/1.0 may omit Host. A target that is not a path is refused by `guardRequests`.
    const isOwn = own === undefined || headers.host === undefined || nameIn(headers.host) === own;
    if (isOwn || forMachines.has(withoutQuery(url)) || !url.startsWith('/')) return next();
    if (!warned && headers['x-forwarded-for'] !== undefined) {
      warned = true;
      log.warn(
        'A request through a proxy names another host than PUBLIC_URL. If all do, the proxy must pass the Host header on: until then browsers are sent round in circles',
      );
    }
    if (method !== 'GET' && method !== 'HEAD') return refuse(request, response, otherHost);
    const head = {
      Location: publicUrl + url,
      // Browsers cache a 308 indefinitely, also one that was caused by a wrong setting.
      'Cache-Control': 'no-store',
      'Content-Length': 0,
      'X-Request-Id': response.locals.requestId,
    };
    response.writeHead(308, head).end();
  };
}

/** The host name of a Host header, normalised as `URL` does. */
function nameIn(host: string): string {
  return host.replace(/:\d*$/, '').toLowerCase();
}

/** Counts in the raw headers, because `headers.host` has only the first. */
function countHosts({ rawHeaders }: IncomingMessage): number {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    if (name.length === hostHeader.length && name.toLowerCase() === hostHeader) count += 1;
  }
  return count;
}

const hostHeader = 'host';

const namedTwice: Refusal = {
  status: 400,
  about: 'twoHosts',
};

const otherHost: Refusal = {
  status: 403,
  about: 'otherHost',
};
