import type { AppLoadContext, EntryContext } from '@remix-run/node';
import { isRouteErrorResponse } from '@remix-run/react';
import { outcomeHeader } from './browser/offline/queue-names.ts';
import { renderDocument } from './rendering/render-document.server.tsx';
import type { RootData } from './rendering/root-data.ts';
import { carriesSession } from './requests/cookies.server.ts';
import stylesheet from './styles/index.css?url';

export { claimDatabase, migrateSite } from './composition/open-database.server.ts';
export { openSiteOnce } from './composition/open-site.server.ts';
export { chosenLanguage, languageHeader } from './requests/language.server.ts';
export { visitorPages } from './requests/visitor-pages.server.ts';

/** Renders no page that nobody waits for any more. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: AppLoadContext,
): Promise<Response> {
  if (loadContext.isWanted?.() === false) return new Response(null, { status: 503 });
  const html = await renderDocument(context, request.url, loadContext.nonce);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Length', String(html.byteLength));
  // Requested with the first bytes: a compressed page may only be readable when all of it has arrived.
  headers.append('Link', `<${stylesheet}>; rel=preload; as=style`);
  addRetryAfter(loadContext, headers);
  addCachePolicy(request, headers);
  nameViewer(context, headers);
  return new Response(request.method === 'HEAD' ? null : html, { status, headers });
}

export function handleDataRequest(
  response: Response,
  { request, context }: { request: Request; context: AppLoadContext },
): Response {
  addRetryAfter(context, response.headers);
  addCachePolicy(request, response.headers);
  if (context.outcome !== undefined) response.headers.set(outcomeHeader, encodeURIComponent(context.outcome));
  return response;
}

export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: AppLoadContext },
): void {
  if (request.signal.aborted || isVisitorsMistake(error)) return;
  context.log?.error({ err: error, requestId: context.requestId }, 'unexpected failure');
}

/** No such page, or a method that the page does not take: the log line of the request is enough. */
function isVisitorsMistake(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status < 500;
}

function addRetryAfter({ retryAfter }: AppLoadContext, headers: Headers): void {
  if (retryAfter !== undefined) headers.set('Retry-After', String(retryAfter));
}

/** Says whose page it is, for the browser's service worker, unless nothing was loaded. */
function nameViewer({ staticHandlerContext }: EntryContext, headers: Headers): void {
  const root = staticHandlerContext.loaderData['root'] as RootData | null | undefined;
  if (root != null) headers.set('X-For', root.viewer.id ?? '-');
}

/** Pages of signed-in people are not cached, so that Back shows nothing of theirs after log-out. */
function addCachePolicy(request: Request, headers: Headers): void {
  headers.append('Vary', 'Cookie, Save-Data, Accept-Language');
  if (!headers.has('Cache-Control')) {
    headers.set('Cache-Control', carriesSession(request) ? 'private, no-store' : 'private, no-cache');
  }
}
