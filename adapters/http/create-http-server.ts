import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { defaultLimits } from './default-limits.ts';
import { type ConnectionLimits, limitConnections } from './limit-connections.ts';
import { limitPipelining } from './limit-pipelining.ts';
import { createPipeline, type PipelineOptions } from './pipeline.ts';

export interface HttpServerOptions extends PipelineOptions {
  /** Aborting it shuts the server down: see `closed`. Loaders get the signal too, to end open streams at once. */
  readonly shutdown: AbortSignal;
  /** How long a request may take to arrive, its body included, in milliseconds. */
  readonly requestTimeout?: number;
  readonly connections?: ConnectionLimits;
  /** The idle timeout of a connection, in milliseconds. */
  readonly idleTimeout?: number;
  /** How long running requests may take to finish after the shutdown, in milliseconds. */
  readonly gracePeriod?: number;
}

export interface HttpServer {
  /** Resolves with the address once it listens; rejects when it cannot. */
  listen(port: number, host: string): Promise<AddressInfo>;
  /** Resolves after the shutdown, when no connection is left. */
  readonly closed: Promise<void>;
}

/**
 * Enough for the largest form with pictures at 10 KB a second, and for the largest single picture at the minimum rate
 * of a body.
 */
const defaultRequestTimeout = 4 * 60 * 60 * 1000;
/** Longer than pictures wait in the queue. A response that the client does not read is cut off after this time. */
const defaultIdleTimeout = 600_000;
const defaultGracePeriod = 7_000;

/** The HTTP side of the site: a server whose requests go through the pipeline. */
export function createHttpServer(options: HttpServerOptions): HttpServer {
  const { config, shutdown, connections = defaultLimits(config.processes).connections } = options;
  const { requestTimeout = defaultRequestTimeout } = options;
  const { idleTimeout = defaultIdleTimeout, gracePeriod = defaultGracePeriod } = options;
  const server = createServer(
    {
      headersTimeout: Math.min(30_000, requestTimeout),
      keepAliveTimeout: 65_000,
      maxHeaderSize: 16 * 1024,
      requestTimeout,
      connectionsCheckingInterval: Math.min(30_000, requestTimeout),
    },
    limitPipelining(createPipeline(options)),
  );
  server.setTimeout(idleTimeout);
  limitConnections(server, connections, config.trustProxy > 0);
  server.on('clientError', answerUnreadable);
  return {
    listen: (port, host) => listen(server, port, host),
    closed: closeAfter(server, shutdown, gracePeriod),
  };
}

/** Responds to a request that Node's parser rejects, in plain text. */
function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, text] = unreadable[error.code ?? ''] ?? ['400 Bad Request', 'The request cannot be read.'];
  const head = `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length: ${text.length}`;
  socket.end(`${head}\r\n\r\n${text}`);
  // After `end` alone, the connection would stay open until the client closes it.
  socket.destroySoon();
}

const unreadable: Readonly<Record<string, readonly [string, string]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The headers of the request are too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request took too long to arrive.'],
};

function listen(server: Server, port: number, host: string): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      const address = server.address();
      if (address === null || typeof address === 'string') reject(new Error('The server has no address'));
      else resolve(address);
    });
  });
}

const idleCheck = 100;

function closeAfter(server: Server, shutdown: AbortSignal, gracePeriod: number): Promise<void> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const closeIdle = () => {
    server.closeIdleConnections();
    // Node counts the connections that browsers open in advance as busy.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  };
  return new Promise((resolve) => {
    const close = () => {
      const idle = setInterval(closeIdle, idleCheck);
      const cut = setTimeout(() => server.closeAllConnections(), gracePeriod);
      server.close(() => {
        clearInterval(idle);
        clearTimeout(cut);
        resolve();
      });
      closeIdle();
    };
    shutdown.addEventListener('abort', close, { once: true });
  });
}
