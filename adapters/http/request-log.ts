import { randomUUID } from 'node:crypto';
import { isIP } from 'node:net';
import type { NextFunction, Request } from 'express';
import type { Logger } from 'pino';
import { shortAddress } from '../../core/throttling/network.ts';
import type { Answer } from './request-locals.ts';

/**
 * Gives each request an id, and writes one line when it is over: whose account asked and from which network, so that an attack
 * can be followed, but no address of a household and no words.
 */
export function logRequests(log: Logger) {
  return (request: Request, response: Answer, next: NextFunction): void => {
    const requestId = randomUUID();
    response.locals.requestId = requestId;
    response.setHeader('X-Request-Id', requestId);
    const started = performance.now();
    const { socket } = request;
    const before = socket.bytesWritten;
    const client = clientOf(request);
    response.locals.clientAddress = client;
    response.once('close', () => {
      const finished = response.writableFinished;
      const status = response.locals.refusedWith ?? response.statusCode;
      const line = {
        requestId,
        method: request.method,
        path: loggablePath(request.originalUrl),
        client: isIP(client) === 0 ? undefined : shortAddress(client),
        account: response.locals.accountId,
        status,
        ms: Math.round((performance.now() - started) * 10) / 10,
        bytes: socket.bytesWritten - before,
        ...(finished ? {} : { aborted: true }),
      };
      if (status >= 500) log.error(line, 'request');
      else log.info(line, 'request');
    });
    next();
  };
}

/** The client's own address, as far as the proxies in front can be trusted. */
function clientOf({ ip = '' }: Request): string {
  return ip.replace(/^::ffff:(?=\d+\.)/, '');
}

const longestPath = 200;

/**
 * Without the query; the one-time links of mails carry their token in the path. A terminal takes some bytes that a path
 * may have as commands, so only printable ones are written unchanged.
 */
export function loggablePath(url: string): string {
  const path = url
    .replace(/[?#].*$/s, '')
    .slice(0, longestPath)
    .replace(/[^!-~]/g, encodeURIComponent);
  return path.replace(/^(\/+(?:reset-password|verify-email)\/+).+$/i, '$1[token]');
}
