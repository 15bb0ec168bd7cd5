import { PassThrough } from 'node:stream';
import type { AppLoadContext, EntryContext } from '@remix-run/node';
import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import { renderToPipeableStream } from 'react-dom/server';
import { NonceContext } from './nonce.ts';
import { carriesSession } from './session.server.ts';

export { claimDatabase, migrateShop, openShopOnce } from './composition.server.ts';

/**
 * Renders the page whole before sending it: one buffer compresses in one go, which doubles the throughput, and the
 * length is known. Nothing in this app streams parts of a page later.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: AppLoadContext,
): Promise<Response> {
  const html = await render(request, context, loadContext.nonce);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Length', String(html.byteLength));
  addRetryAfter(loadContext, headers);
  addCachePolicy(request, headers);
  return new Response(request.method === 'HEAD' ? null : html, { status, headers });
}

export function handleDataRequest(
  response: Response,
  { request, context }: { request: Request; context: AppLoadContext },
): Response {
  addRetryAfter(context, response.headers);
  addCachePolicy(request, response.headers);
  return response;
}

export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: AppLoadContext },
): void {
  if (request.signal.aborted || isVisitorsMistake(error)) return;
  context.log?.error({ err: error, requestId: context.requestId }, 'unexpected failure');
}

/** No such page, or not asked in this way: the line of the request says it all. */
function isVisitorsMistake(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status < 500;
}

function addRetryAfter({ retryAfter }: AppLoadContext, headers: Headers): void {
  if (retryAfter !== undefined) headers.set('Retry-After', String(retryAfter));
}

/** What a signed-in person sees is kept nowhere, so that Back shows nothing of theirs after log-out. */
function addCachePolicy(request: Request, headers: Headers): void {
  headers.append('Vary', 'Cookie, Save-Data');
  if (!headers.has('Cache-Control')) {
    headers.set('Cache-Control', carriesSession(request) ? 'private, no-store' : 'private, no-cache');
  }
}

function render(
  request: Request,
  context: EntryContext,
  nonce: string | undefined,
): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const server = <RemixServer context={context} url={request.url} {...(nonce ? { nonce } : {})} />;
    const stream = renderToPipeableStream(
      <NonceContext.Provider value={nonce}>{server}</NonceContext.Provider>,
      {
        ...(nonce ? { nonce } : {}),
        onAllReady() {
          const chunks: Buffer[] = [];
          const body = new PassThrough();
          body.on('data', (chunk: Buffer) => chunks.push(chunk));
          body.on('end', () => resolve(Buffer.concat(chunks)));
          body.on('error', reject);
          stream.pipe(body);
        },
        onShellError: reject,
        onError: reject,
      },
    );
  });
}
