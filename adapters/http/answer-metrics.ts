import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { Handler } from './handler.ts';
import type { Measurement, Metrics, MetricsFormat } from './metrics.ts';

export interface MetricsOptions {
  /** The bearer token of METRICS_TOKEN. Undefined: only programs on this machine may read the metrics. */
  readonly token: string | undefined;
  /** The label that tells the processes of one port apart. */
  readonly process: string;
  /** Measurements from outside the server. */
  measure(): Promise<readonly Measurement[]>;
}

const contentTypes: Readonly<Record<MetricsFormat, string>> = {
  openmetrics: 'application/openmetrics-text; version=1.0.0; charset=utf-8',
  prometheus: 'text/plain; version=0.0.4; charset=utf-8',
};

/** OpenMetrics, unless the Accept header names only the older format. */
function formatFor({ headers: { accept = '' } }: IncomingMessage): MetricsFormat {
  return accept.includes('text/plain') && !accept.includes('openmetrics') ? 'prometheus' : 'openmetrics';
}

/** Serves GET /metrics to those who may read it. */
export function answerMetrics(metrics: Metrics, { token, measure }: MetricsOptions, log: Logger): Handler {
  const answer = async (response: ServerResponse, format: MetricsFormat): Promise<void> => {
    const measured = await measure().catch((error: unknown) => {
      log.warn({ err: error }, 'the database could not be measured');
      return [];
    });
    const up = {
      name: 'eddagala_database_up',
      help: '1 if the database answers.',
      value: measured.length > 0 ? 1 : 0,
    };
    const body = metrics.write([...measured, up], format);
    response.writeHead(200, {
      'Content-Type': contentTypes[format],
      'Content-Length': Buffer.byteLength(body),
      'Cache-Control': 'no-store',
    });
    response.end(body);
  };

  return (request, response, next) => {
    if (request.url !== '/metrics' || request.method !== 'GET') return next();
    if (!carries(request, token) && !isFromThisMachine(request)) return next();
    return answer(response, formatFor(request));
  };
}

/** Counts the uploads in progress. */
export function countUploads(metrics: Metrics): Handler {
  return (request, response, next) => {
    if (request.headers['content-type']?.startsWith('multipart/')) {
      response.once('close', metrics.beginUpload());
    }
    next();
  };
}

/** Compares digests, so that the time taken reveals neither the token's length nor a correct prefix. */
function carries({ headers }: IncomingMessage, token: string | undefined): boolean {
  const [, given] = /^Bearer ([!-~]+)$/i.exec(headers.authorization ?? '') ?? [];
  if (token === undefined || given === undefined) return false;
  return timingSafeEqual(digest(given), digest(token));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/**
 * Whether the request was made by a program on this machine, and not by a proxy on this machine for somebody else;
 * TRUST_PROXY does not matter here. The Host has to be a name of this machine too: a web page could make a browser on
 * it send the request under a domain that resolves to it.
 */
function isFromThisMachine({ socket, headers }: IncomingMessage): boolean {
  const passedOn = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];
  if (passedOn.some((name) => headers[name] !== undefined)) return false;
  return loopback.test(socket.remoteAddress ?? '') && ownName.test(headers.host ?? '');
}

const loopback = /^(?:(?:::ffff:)?127(?:\.\d+){3}|::1)$/;
const ownName = /^(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/i;
