import type { Logger } from 'pino';
import type { Handler } from './handler.ts';

/** Warns once that X-Forwarded-For is ignored; only once, because anybody can send the header. */
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
