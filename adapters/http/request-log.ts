import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import type { Logger } from 'pino';
import { languages } from '../../core/entities/language.ts';
import { shortAddress } from '../../core/shared/throttling/network.ts';
import type { Answer, Locals } from './handler.ts';

/**
 * Gives each request an id, and writes one line at its end, which `count` gets too. The line names the account and the
 * client's network, so that an attack can be traced, but no full address of a household and no text of people. So there
 * is nothing to redact, and redaction is off for these lines, because it takes longer than writing them.
 */
export function logRequests(
  log: Logger,
  trustProxy: number,
  count: (url: string, status: number, milliseconds: number) => void,
) {
  const lines = log.child({}, { redact: [] });
  return (request: IncomingMessage, response: ServerResponse): Answer => {
    const requestId = randomUUID();
    const started = performance.now();
    const { socket, method, url = '' } = request;
    const before = socket.bytesWritten;
    const client = clientAddress(request, trustProxy);
    const locals: Locals = {
      ...{ requestId, clientAddress: client, origin: '', mailOrigin: '', nonce: '' },
      language: languages[0],
    };
    response.once('close', () => {
      const finished = response.writableFinished;
      const status = locals.refusedWith ?? response.statusCode;
      const milliseconds = performance.now() - started;
      count(url, status, milliseconds);
      const line = {
        requestId,
        method,
        path: loggablePath(url),
        client: isIP(client) === 0 ? undefined : shortAddress(client),
        account: locals.accountId,
        status,
        ms: Math.round(milliseconds * 10) / 10,
        bytes: socket.bytesWritten - before,
        ...(finished ? {} : { aborted: true }),
      };
      lines[levelOf(status)](line, 'request');
    });
    return Object.assign(response, { locals });
  };
}

/** "error" means a bug. 503 is not one: the server is overloaded, or a service is unavailable and has its own line. */
function levelOf(status: number): 'info' | 'warn' | 'error' {
  if (status === 503) return 'warn';
  return status >= 500 ? 'error' : 'info';
}

/** The client's address: of X-Forwarded-For, the entry added by the outermost of the `trustProxy` trusted proxies. */
function clientAddress({ socket, headers }: IncomingMessage, trustProxy: number): string {
  const named = trustProxy === 0 ? '' : String(headers['x-forwarded-for'] ?? '');
  const forwarded = named.split(',').map((hop) => hop.trim());
  const hops = [socket.remoteAddress ?? '', ...forwarded.filter((hop) => hop !== '').reverse()];
  return (hops[trustProxy] ?? hops.at(-1) ?? '').replace(/^::ffff:(?=\d+\.)/, '');
}

const longestPath = 200;

/**
 * The path without its query and without the tokens of mail links. Other than printable characters are escaped, because
 * a terminal would execute some of them.
 */
export function loggablePath(url: string): string {
  const path = url
    .replace(/[?#].*$/s, '')
    .slice(0, longestPath)
    .replace(/[^!-~]/g, encodeURIComponent);
  return path.replace(/^(\/+(?:reset-password|verify-email|unsubscribe|renew|appeal)\/+).+$/i, '$1[token]');
}
