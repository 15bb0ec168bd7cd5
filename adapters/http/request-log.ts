import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import type { Logger } from 'pino';
import { shortAddress } from '../../core/shared/throttling/network.ts';
import type { Answer, Locals } from './handler.ts';

/**
 * Gives each request an id, and writes one line when it is over, which `count` is given too: whose account it came from
 * and from which network, so that an attack can be followed, but no household's address and no words. Such a line has
 * nothing to redact, and looking for it would take longer than writing it.
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
    const locals: Locals = { requestId, clientAddress: client, origin: '', mailOrigin: '', nonce: '' };
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

/**
 * "error" is for faults of ours. 503 is none: we are asked too much at once, or a service is away, which a line of its own
 * says.
 */
function levelOf(status: number): 'info' | 'warn' | 'error' {
  if (status === 503) return 'warn';
  return status >= 500 ? 'error' : 'info';
}

/** The client's own address, as far as the proxies in front can be trusted: each adds the address that asked it. */
function clientAddress({ socket, headers }: IncomingMessage, trustProxy: number): string {
  const named = trustProxy === 0 ? '' : String(headers['x-forwarded-for'] ?? '');
  const forwarded = named.split(',').map((hop) => hop.trim());
  const hops = [socket.remoteAddress ?? '', ...forwarded.filter((hop) => hop !== '').reverse()];
  return (hops[trustProxy] ?? hops.at(-1) ?? '').replace(/^::ffff:(?=\d+\.)/, '');
}

const longestPath = 200;

/**
 * Without the query; the links of mails carry their token in the path. A terminal takes some bytes that a path
 * may have as commands, so only printable ones are written unchanged.
 */
export function loggablePath(url: string): string {
  const path = url
    .replace(/[?#].*$/s, '')
    .slice(0, longestPath)
    .replace(/[^!-~]/g, encodeURIComponent);
  return path.replace(/^(\/+(?:reset-password|verify-email|unsubscribe|renew|appeal)\/+).+$/i, '$1[token]');
}
