import type { RequestListener } from 'node:http';
import type { ServerBuild } from '@remix-run/node';
import type { Logger } from 'pino';
import { admitRequests, type WorkLimits } from './admit-requests.ts';
import { answerError } from './answer-error.ts';
import { answerMetrics, countUploads, type MetricsOptions } from './answer-metrics.ts';
import { answerSecurityText } from './answer-security-text.ts';
import { type BodyLimits, createBodies } from './bodies.ts';
import { defaultLimits } from './default-limits.ts';
import { skipDisconnected } from './disconnected.ts';
import { dropUnknownParameters } from './drop-unknown-parameters.ts';
import { guardHosts } from './guard-hosts.ts';
import { type Handler, inOrder } from './handler.ts';
import { createMetrics } from './metrics.ts';
import { nameRoutes } from './name-routes.ts';
import { handleWithRemix } from './remix-handler.ts';
import { refuseLargeBodies } from './request-body.ts';
import { guardRequests } from './request-guard.ts';
import { logRequests } from './request-log.ts';
import { addSecurityHeaders, securityHeaders } from './security-headers.ts';
import { markWriters, serveCachedPages, type VisitorPages } from './serve-cached-pages.ts';
import { createApp } from './split-build.ts';
import { warnOfProxy } from './warn-of-proxy.ts';

export interface PipelineOptions {
  /** Remix's server build; a function is called for every request, as the development server needs it. */
  readonly build: ServerBuild | (() => Promise<ServerBuild>);
  /** Answers the files of the client build. */
  readonly files: Handler;
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
  readonly cachePagesFor?: number | undefined;
  /** Where browsers fetch pictures, besides the site itself. */
  readonly pictureBase?: string | undefined;
  /** Loaders have it, so that open streams end at once when the server goes down. */
  readonly shutdown: AbortSignal;
  readonly bodies?: Partial<BodyLimits>;
  readonly work?: WorkLimits;
  /** A mailto or https address for reporting vulnerabilities. Undefined: there is no security.txt. */
  readonly securityContact?: string | undefined;
  /** Undefined: nothing is counted, and there is no /metrics. */
  readonly metrics?: MetricsOptions | undefined;
}

/**
 * What happens to a request: it gets its id, and a line in the log once it is over; then come the handlers below, from top to
 * bottom, until one of them answers it.
 */
export function createPipeline(options: PipelineOptions): RequestListener {
  const { build, config, files, log, shutdown, visitorPages, securityContact } = options;
  const { publicUrl, trustProxy } = config;
  const limits = defaultLimits(config.processes);
  const app = createApp(build, config.environment);
  // The development server's are not known before they are asked for; it counts nothing and caches no pages.
  const routes = typeof build === 'function' ? {} : build.routes;
  const nameOf = nameRoutes(routes);
  const metrics = options.metrics && createMetrics(options.metrics.process);
  const bodies = createBodies({ ...limits.bodies, ...options.bodies });
  const headersOf = securityHeaders({
    https: publicUrl?.startsWith('https:') ?? false,
    development: config.environment === 'development',
    pictureBase: options.pictureBase,
    formTargets: config.google === undefined ? [] : [config.google.origin],
    frames: config.payment?.kind === 'sandbox' ? 'sandbox' : (config.payment?.frameOrigins ?? []),
  });

  const count = (url: string, status: number, milliseconds: number) =>
    metrics?.count(nameOf(url), status, milliseconds);
  const begin = logRequests(log, trustProxy, count);
  const keptPages = { app, log, shutdown, headersOf, publicUrl, keepFor: options.cachePagesFor };

  const handle = inOrder(
    [
      warnOfProxy(log, trustProxy),
      // Only under the site's own name.
      guardHosts(publicUrl, log),
      // Before anybody has to wait: when the site is busy, its operator wants to know why.
      options.metrics && metrics && answerMetrics(metrics, options.metrics, log),
      // Nothing for those who are gone, and not too much at once.
      skipDisconnected,
      admitRequests(options.work ?? limits.work),
      visitorPages && dropUnknownParameters(routes, visitorPages.areAt),
      // Before what is for other answers and would take longer than this: it asks the next guard itself before it makes a page,
      // and a page has its security headers from when it was made.
      visitorPages && serveCachedPages(visitorPages, keptPages),
      // Nothing that another site makes a browser send, and nothing too large.
      guardRequests(publicUrl),
      refuseLargeBodies,
      metrics && countUploads(metrics),
      visitorPages && markWriters(visitorPages.writerCookie),
      // Answers.
      addSecurityHeaders(headersOf),
      securityContact === undefined ? undefined : answerSecurityText({ contact: securityContact, publicUrl }),
      files,
      handleWithRemix({ app, log, shutdown, bodies }),
    ],
    answerError(log),
  );
  return (request, response) => handle(request, begin(request, response));
}
