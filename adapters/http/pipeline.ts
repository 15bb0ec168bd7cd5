import type { RequestListener } from 'node:http';
import type { ServerBuild } from '@remix-run/node';
import type { Logger } from 'pino';
import type { Language } from '../../core/entities/language.ts';
import { admitRequests, type WorkLimits } from './admit-requests.ts';
import { answerError } from './answer-error.ts';
import { answerMetrics, countUploads, type MetricsOptions } from './answer-metrics.ts';
import { answerSecurityText } from './answer-security-text.ts';
import { type BodyLimits, createBodies } from './bodies.ts';
import { type ChosenLanguage, chooseLanguage } from './choose-language.ts';
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
import { type App, type AppIn, createApp } from './split-build.ts';
import { warnOfProxy } from './warn-of-proxy.ts';

export interface PipelineOptions {
  /** Remix's server build; in development a function, called for every request. */
  readonly build: ServerBuild | (() => Promise<ServerBuild>);
  /** The builds of the other languages, and what the app knows of choosing one. Undefined: all pages are in English. */
  readonly translated?:
    | { readonly builds: ReadonlyMap<Language, ServerBuild>; readonly chosen: ChosenLanguage }
    | undefined;
  /** Serves the files of the client build. */
  readonly files: Handler;
  readonly config: {
    readonly environment: 'development' | 'production' | 'test';
    /** Undefined: only loopback and private addresses are served. */
    readonly publicUrl: string | undefined;
    readonly trustProxy: number;
    /** How many processes share the port. */
    readonly processes?: number;
    /** Where people go to sign in with Google. */
    readonly google?: { readonly origin: string } | undefined;
    /** The payment gateway, and the origins that its frame may show. */
    readonly payment?: { readonly kind: string; readonly frameOrigins: readonly string[] };
  };
  readonly log: Logger;
  /** Undefined: pages are not cached. */
  readonly visitorPages?: VisitorPages | undefined;
  /** How long a page may be cached, in milliseconds. */
  readonly cachePagesFor?: number | undefined;
  /** Where browsers fetch pictures, besides the site itself. */
  readonly pictureBase?: string | undefined;
  /** Passed to loaders, to end open streams at once when the server shuts down. */
  readonly shutdown: AbortSignal;
  readonly bodies?: Partial<BodyLimits>;
  readonly work?: WorkLimits;
  /** A mailto or https address for reporting vulnerabilities. Undefined: there is no security.txt. */
  readonly securityContact?: string | undefined;
  /** Undefined: no metrics. */
  readonly metrics?: MetricsOptions | undefined;
}

/**
 * The pipeline of a request: it gets an id and, at its end, a line in the log; the handlers below run from top to
 * bottom until one responds.
 */
export function createPipeline(options: PipelineOptions): RequestListener {
  const { build, translated, config, files, log, shutdown, visitorPages, securityContact } = options;
  const { publicUrl, trustProxy } = config;
  const limits = defaultLimits(config.processes);
  const app = createApp(build, config.environment);
  const apps = new Map<Language, App>();
  for (const [language, other] of translated?.builds ?? [])
    apps.set(language, createApp(other, config.environment));
  const appIn: AppIn = (language) => apps.get(language) ?? app;
  // In development the routes are not known in advance; metrics and the page cache are off there.
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
  const cacheOptions = { appIn, log, shutdown, headersOf, publicUrl, cacheFor: options.cachePagesFor };

  const handle = inOrder(
    [
      warnOfProxy(log, trustProxy),
      // First, because refusals are read too.
      translated && chooseLanguage(translated.chosen),
      // Refuses or redirects other host names.
      guardHosts(publicUrl, log),
      // Before admission, because a busy site is when its operator needs the metrics.
      options.metrics && metrics && answerMetrics(metrics, options.metrics, log),
      // Admission: no work for disconnected clients, and a few requests of each client at once.
      skipDisconnected,
      admitRequests(options.work ?? limits.work),
      visitorPages && dropUnknownParameters(routes, visitorPages.areAt),
      // Before the guards, because a cached page costs less than they do. The handler calls `checkRequest` itself
      // before it renders, and stores the security headers with the page.
      visitorPages && serveCachedPages(visitorPages, cacheOptions),
      // Refuses cross-site writes and large bodies.
      guardRequests(publicUrl),
      refuseLargeBodies,
      metrics && countUploads(metrics),
      visitorPages && markWriters(visitorPages.writerCookie),
      // Handlers that respond.
      addSecurityHeaders(headersOf),
      securityContact === undefined ? undefined : answerSecurityText({ contact: securityContact, publicUrl }),
      files,
      handleWithRemix({ appIn, log, shutdown, bodies }),
    ],
    answerError(log),
  );
  return (request, response) => handle(request, begin(request, response));
}
