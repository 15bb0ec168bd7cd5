import { once } from 'node:events';
import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { buildForTest } from './build-for-test.ts';
import { createHttpServer, type HttpServerOptions } from './create-http-server.ts';
import type { Handler } from './handler.ts';

type Work = (request: Request, context: AppLoadContext) => Promise<Response> | Response;

interface TestServer {
  readonly port: number;
  /** What was logged so far, one object per line. */
  readonly lines: readonly Readonly<Record<string, unknown>>[];
  /** Sends a request; its Host is that of the public address, unless the question has another. */
  ask(question: Question): Promise<Reply>;
  shutDown(): void;
  readonly closed: Promise<void>;
}

export interface Question {
  readonly method?: string;
  readonly path?: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string | Uint8Array;
}

interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

const noFiles: Handler = (_request, _response, next) => next();

/** The real server on a Remix build with a single route, whose loader and action are `work`. */
export async function serveForTest(
  work: Work = () => new Response('answered by the app'),
  options: Partial<Omit<HttpServerOptions, 'build' | 'log' | 'shutdown' | 'config'>> & {
    readonly config?: Partial<HttpServerOptions['config']>;
    /** The search parameters that the page at /home reads. */
    readonly parameters?: readonly string[];
  } = {},
): Promise<TestServer> {
  const lines: Record<string, unknown>[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => lines.push(JSON.parse(line)) });
  const shutdown = new AbortController();
  const handle = ({ request, context }: LoaderFunctionArgs | ActionFunctionArgs) => work(request, context);
  const known = (asked: URLSearchParams) =>
    new URLSearchParams([...asked].filter(([name]) => options.parameters?.includes(name)));
  const server = createHttpServer({
    files: noFiles,
    ...options,
    build: buildForTest({
      '*': { loader: handle, action: handle },
      ...(options.parameters && {
        home: {
          loader: Object.assign(handle.bind(undefined), { known }),
          action: handle,
        },
      }),
    }),
    config: { environment: 'production', publicUrl: undefined, trustProxy: 0, ...options.config },
    log,
    shutdown: shutdown.signal,
  });
  const { port } = await server.listen(0, '127.0.0.1');
  const publicUrl = options.config?.publicUrl;
  const ownName = publicUrl === undefined ? {} : { Host: new URL(publicUrl).host };
  onTestFinished(async () => {
    shutdown.abort();
    await server.closed;
  });
  return {
    port,
    lines,
    ask: (question) => ask(port, { ...question, headers: { ...ownName, ...question.headers } }),
    shutDown: () => shutdown.abort(),
    closed: server.closed,
  };
}

/** By node:http, because fetch sets Host and Origin itself. */
async function ask(
  port: number,
  { method = 'GET', path = '/', headers = {}, body }: Question,
): Promise<Reply> {
  const length =
    body === undefined || 'Transfer-Encoding' in headers ? {} : { 'Content-Length': Buffer.byteLength(body) };
  const outgoing = request({ host: '127.0.0.1', port, method, path, headers: { ...length, ...headers } });
  outgoing.end(body);
  const [response] = await once(outgoing, 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) };
}

/** A connection that is closed after the test. */
export async function connected(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {
    // Whether a closed connection is an error depends on what was under way.
  });
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  return socket;
}

/** The first line that the server sends. */
export async function firstLine(socket: Socket): Promise<string> {
  const [chunk] = await once(socket, 'data');
  return String(chunk).split('\r\n')[0] ?? '';
}
