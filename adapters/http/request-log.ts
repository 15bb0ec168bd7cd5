import { randomUUID } from 'node:crypto';
import type { NextFunction, Request } from 'express';
import type { Logger } from 'pino';
import type { Answer } from './request-locals.ts';

/** Gives each request an id, and writes one line when it is over: nothing in it says who asked or for what words. */
export function logRequests(log: Logger) {
  return (request: Request, response: Answer, next: NextFunction): void => {
    const requestId = randomUUID();
    response.locals.requestId = requestId;
    response.setHeader('X-Request-Id', requestId);
    const started = performance.now();
    const { socket } = request;
    const before = socket.bytesWritten;
    response.once('close', () => {
      const finished = response.writableFinished;
      const status = response.locals.refusedWith ?? response.statusCode;
      const line = {
        requestId,
        method: request.method,
        path: loggablePath(request.originalUrl),
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

const longestPath = 200;

/**
 * Without the query; the one-time links of mails carry their token in the path. A terminal takes some of the bytes that a
 * path may have for orders, so only what can be printed is written as it is.
 */
export function loggablePath(url: string): string {
  const path = url
    .replace(/[?#].*$/s, '')
    .slice(0, longestPath)
    .replace(/[^!-~]/g, encodeURIComponent);
  return path.replace(/^(\/+(?:reset-password|verify-email)\/+).+$/i, '$1[token]');
}
