import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { ServerBuild } from '@remix-run/node';
import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import type { Logger } from 'pino';
import { admitRequests, type WorkLimits } from './admit-requests.ts';
import { answerMetrics, type MetricsOptions } from './answer-metrics.ts';
import { answerPages } from './answer-pages.ts';
import { answerSecurityText } from './answer-security-text.ts';
import { answerVisitors, type VisitorPages } from './answer-visitors.ts';
import { appOfBuild } from './app-of-build.ts';
import { type BodyLimits, createBodies } from './bodies.ts';
import { patience } from './body-pace.ts';
import { guardHosts } from './guard-hosts.ts';
import { unlessLeft } from './has-left.ts';
import { keepKnownParameters } from './known-parameters.ts';
import { type ConnectionLimits, limitConnections } from './limit-connections.ts';
import { limitPipelining } from './limit-pipelining.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { nameRoutes } from './name-routes.ts';
import { refuse } from './refusal-page.ts';
import { handleWithRemix, refuseLargeBodies } from './remix-handler.ts';
import { guardRequests } from './request-guard.ts';
import type { Answer, BegunResponse } from './request-locals.ts';
import { logRequests } from './request-log.ts';
import { addSecurityHeaders, securityHeaders } from './security-headers.ts';
import { warnOfProxy } from './warn-of-proxy.ts';

export interface HttpServerOptions {
  /** Remix's server build; a function is called for every request, as the development server needs it. */
  readonly build: ServerBuild | (() => Promise<ServerBuild>);
  /** Answers the files of the client build. */
  readonly files: RequestHandler;
  readonly config: {
    readonly environment: 'development' | 'production' | 'test';
    /** Undefined: only loopback and private addresses are served. */
    readonly publicUrl: string | undefined;
    readonly trustProxy: number;
    /** How many processes share the port; each gets about the same share of every client's requests. */
    readonly processes?: number;
    /** Where people go to sign in with Google. */
    readonly google?: { readonly origin: string } | undefined;
    /** The payment gateway, and whose pages it shows. */
    readonly payment?: { readonly kind: string; readonly frameOrigins: readonly string[] };
  };
  readonly log: Logger;
  /** Undefined: pages are not cached. */
  readonly visitorPages?: VisitorPages | undefined;
  /** How long a visitors' page may be cached, in milliseconds. */
  readonly keepPagesFor?: number | undefined;
  /** Where browsers fetch pictures, besides the site itself. */
  readonly pictureBase?: string | undefined;
  /** Aborting it shuts the server down: see `closed`. Loaders have it too, so that open streams end at once. */
  readonly shutdown: AbortSignal;
  readonly bodies?: Partial<BodyLimits>;
  /** How long a request may take to arrive, its body included, in milliseconds. */
  readonly requestTimeout?: number;
  readonly connections?: ConnectionLimits;
  readonly work?: WorkLimits;
  /** A mailto or https address for reporting vulnerabilities. Undefined: there is no security.txt. */
  readonly securityContact?: string | undefined;
  /** Undefined: nothing is counted, and there is no /metrics. */
  readonly metrics?: MetricsOptions | undefined;
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
 * Enough for the largest form with pictures over slow networks, some 10 KB a second, and for a picture of the largest size
 * at the least speed that a body may have.
 */
const defaultRequestTimeout = 4 * 60 * 60 * 1000;
/**
 * Where an address has 64,512 ports and each subscriber of a carrier about 1,000 of them, 64 phones share it, and a browser
 * opens six connections.
 */
const defaultConnections = { perClient: 512, inAll: 5_000 };
/**
 * More than a third of 64 phones can send at once. An account sends one form at a time, and another while its former
 * attempts are still waiting for a network that is gone. The bytes leave a server of 512 MiB room for all else.
 */
const defaultBodies = { perClient: 24, perAccount: 3, bytes: 64 * 1024 * 1024, patience };
/**
 * More than a browser asks at once through a proxy for a page and its files. Making 64 pages takes about a tenth of a second,
 * and making 1,000 takes less time than people wait.
 */
const defaultWork = { perClient: 16, perTurn: 64, inAll: 1_000 };
/** Longer than pictures wait in the queue; a response that its client does not read is kept no longer. */
const defaultIdleTimeout = 600_000;
const defaultGracePeriod = 7_000;

/** The HTTP side of the site: our own Express around the Remix build. */
export function createHttpServer(options: HttpServerOptions): HttpServer {
  const { build, config, files, log, shutdown } = options;
  const { requestTimeout = defaultRequestTimeout } = options;
  const { idleTimeout = defaultIdleTimeout, gracePeriod = defaultGracePeriod } = options;
  const part = (limit: number) => Math.ceil(limit / (config.processes ?? 1));
  const {
    connections = { ...defaultConnections, perClient: part(defaultConnections.perClient) },
    work = { ...defaultWork, perClient: part(defaultWork.perClient) },
  } = options;
  const { perClient, perAccount } = defaultBodies;
  const bodies = createBodies({
    ...defaultBodies,
    perClient: part(perClient),
    perAccount: part(perAccount),
    ...options.bodies,
  });
  const headersOf = securityHeaders({
    https: config.publicUrl?.startsWith('https:') ?? false,
    development: config.environment === 'development',
    pictureBase: options.pictureBase,
    formTargets: config.google === undefined ? [] : [config.google.origin],
    frames: config.payment?.kind === 'sandbox' ? 'sandbox' : (config.payment?.frameOrigins ?? []),
  });
  const metrics = options.metrics && createMetrics(options.metrics.process);
  const remix = appOfBuild(build, config.environment);
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.use(showRequestId);
  app.use(guardRequests(config.publicUrl));
  app.use(refuseLargeBodies);
  if (metrics !== undefined) app.use(countUploads(metrics));
  app.use(markWriters(options.visitorPages?.writerCookie));
  app.use(addSecurityHeaders(headersOf));
  const { securityContact: contact } = options;
  if (contact !== undefined) app.use(answerSecurityText({ contact, publicUrl: config.publicUrl }));
  app.use(files);
  app.use(handleWithRemix({ app: remix, log, shutdown, bodies }));
  app.use(answerError(log));

  // These lines contain nothing to redact, and looking for it would take longer than writing them.
  const begin = logRequests(
    log.child({}, { redact: [] }),
    config.trustProxy,
    metrics && counter(metrics, build),
  );
  const answeredMetrics =
    options.metrics && metrics ? answerMetrics(metrics, options.metrics, log) : () => false;
  const visitors =
    options.visitorPages &&
    answerVisitors(options.visitorPages, {
      app: remix,
      log,
      shutdown,
      headersOf,
      publicUrl: config.publicUrl,
      keepFor: options.keepPagesFor,
    });
  const pages =
    options.visitorPages &&
    answerPages({
      app: remix,
      areAt: options.visitorPages.areAt,
      headersOf,
      publicUrl: config.publicUrl,
      log,
      shutdown,
    });
  const knownAddress = keepKnownParameters(
    // The development server's are not known before they are asked for, and it caches no pages.
    typeof build === 'function' ? {} : build.routes,
    options.visitorPages?.areAt ?? (() => false),
  );
  const warn = warnOfProxy(log, config.trustProxy);
  const guardHost = guardHosts(config.publicUrl, log);
  const admit = admitRequests(work);
  const answer = (request: IncomingMessage, response: BegunResponse) => {
    if (request.method !== 'POST') request.url = knownAddress(request.url ?? '');
    const next = () => app(request, response);
    if (visitors === undefined || pages === undefined) next();
    else visitors(request, response, response.locals, () => pages(request, response, response.locals, next));
  };
  const server = createServer(
    {
      headersTimeout: Math.min(30_000, requestTimeout),
      keepAliveTimeout: 65_000,
      maxHeaderSize: 16 * 1024,
      requestTimeout,
      connectionsCheckingInterval: Math.min(30_000, requestTimeout),
    },
    limitPipelining((request, bare) => {
      const locals = begin(request, bare);
      const response = Object.assign(bare, { locals });
      warn(request);
      guardHost(request, response, locals, () => {
        if (answeredMetrics(request, response)) return;
        unlessLeft(request, () => admit(request, response, locals, () => answer(request, response)));
      });
    }),
  );
  server.setTimeout(idleTimeout);
  limitConnections(server, connections, config.trustProxy > 0);
  server.on('clientError', answerUnreadable);
  return {
    listen: (port, host) => listen(server, port, host),
    closed: closeAfter(server, shutdown, gracePeriod),
  };
}

/** Counts an answer under its route; the development server's are not known before they are asked for. */
function counter(metrics: Metrics, build: HttpServerOptions['build']) {
  const nameOf = nameRoutes(typeof build === 'function' ? {} : build.routes);
  return (url: string, status: number, milliseconds: number) =>
    metrics.count(nameOf(url), status, milliseconds);
}

function countUploads(metrics: Metrics) {
  return (request: Request, response: Response, next: NextFunction): void => {
    if (request.headers['content-type']?.startsWith('multipart/')) {
      response.once('close', metrics.beginUpload());
    }
    next();
  };
}

function markWriters(cookie: string | undefined) {
  return (request: Request, response: Response, next: NextFunction): void => {
    if (cookie !== undefined && request.method === 'POST') response.append('Set-Cookie', cookie);
    next();
  };
}

function showRequestId(_request: Request, response: Answer, next: NextFunction): void {
  response.setHeader('X-Request-Id', response.locals.requestId);
  next(response.locals.failure);
}

/** Express knows a handler of errors by its four parameters. */
function answerError(log: Logger) {
  return (error: unknown, request: Request, response: Answer, _next: NextFunction): void => {
    response.removeHeader('Content-Encoding');
    if (isClientError(error)) {
      refuse(request, response, {
        status: error.status,
        title: 'We cannot answer this',
        text: 'Your browser sent a request that we cannot answer. Please start again from the home page.',
      });
      return;
    }
    log.error({ err: error, requestId: response.locals.requestId }, 'request failed');
    if (response.headersSent) {
      response.destroy();
      return;
    }
    refuse(request, response, {
      status: 500,
      title: 'Something went wrong',
      text: 'The fault is ours, and we have recorded it. Please try again in a moment.',
    });
  };
}

function isClientError(error: unknown): error is { readonly status: number } {
  if (typeof error !== 'object' || error === null || !('status' in error)) return false;
  return typeof error.status === 'number' && error.status >= 400 && error.status < 500;
}

/** An unreadable request gets a plain answer. */
function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, text] = unreadable[error.code ?? ''] ?? ['400 Bad Request', 'The request cannot be read.'];
  const head = `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length: ${text.length}`;
  socket.end(`${head}\r\n\r\n${text}`);
  // If it were only ended, it would stay open as long as the other side likes.
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
    // Browsers open connections ahead of need, and Node counts those as busy.
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
