import type { Logger } from 'pino';
import type { Handler } from './handler.ts';

/** Warns once that a proxy's X-Forwarded-For is ignored. Anybody can send the header, so once is enough. */
export function warnOfProxy(log: Logger, trustProxy: number): Handler {
  let quiet = trustProxy > 0;
  return (request, _response, next) => {
    if (!quiet && request.headers['x-forwarded-for'] !== undefined) {
      quiet = true;
      log.warn(
        'A request has X-Forwarded-For, but TRUST_PROXY is 0: behind a proxy everybody counts as one client until you set TRUST_PROXY',
      );
    }
    next();
  };
}
