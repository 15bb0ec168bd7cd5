import { randomUUID } from 'node:crypto';
import type { AppLoadContext, EntryContext } from '@remix-run/node';
import { isRouteErrorResponse, Meta, Outlet, RemixServer } from '@remix-run/react';
import type { ComponentType, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { bytesOf } from './bytes-of.server.ts';
import { FilterResult } from './components/filter-parts.tsx';
import { FilterPartsContext } from './components/filters.tsx';
import { KeepPartContext } from './components/kept.tsx';
import { returnPathOf } from './components/use-return-path.ts';
import { documentEnd, fillFrame, frameOf, withoutEnd } from './frame.server.tsx';
import { KeepPlaceContext } from './keep-place.ts';
import { KeptFilterFields } from './kept-filter-fields.server.tsx';
import { partMarkup } from './kept-parts.server.ts';
import { NonceContext } from './nonce.ts';
import { renderInner } from './render-inner.server.tsx';
import type { RootData } from './root-data.ts';
import { carriesSession } from './session.server.ts';
import stylesheet from './styles/index.css?url';

export { claimDatabase, migrateShop, openShopOnce } from './composition.server.ts';
export { visitorPages } from './visitor-pages.server.ts';

/**
 * Sends the page whole: it compresses in one go, and its length is known. Nothing in this app streams parts of a page later.
 * If nobody waits for it any more, it is not made.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: AppLoadContext,
): Promise<Response> {
  if (loadContext.isWanted?.() === false) return new Response(null, { status: 503 });
  const html = await render(request, context, loadContext);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Length', String(html.byteLength));
  // Requested with the first bytes: a compressed page may only be readable when all of it has arrived.
  headers.append('Link', `<${stylesheet}>; rel=preload; as=style`);
  addRetryAfter(loadContext, headers);
  addCachePolicy(request, headers);
  const { takeBody } = loadContext;
  const response = new Response(request.method === 'HEAD' || takeBody ? null : html, { status, headers });
  if (request.method !== 'HEAD') takeBody?.(response, html);
  return response;
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

/** Pages of signed-in people are not cached, so that Back shows nothing of theirs after log-out. */
function addCachePolicy(request: Request, headers: Headers): void {
  headers.append('Vary', 'Cookie, Save-Data');
  if (!headers.has('Cache-Control')) {
    headers.set('Cache-Control', carriesSession(request) ? 'private, no-store' : 'private, no-cache');
  }
}

const filterParts = { FilterFields: KeptFilterFields, FilterResult };

/** As `RemixServer` would, but in one piece: it hands the data over in a stream, for which React renders the page in steps. */
async function render(
  request: Request,
  { serverHandoffStream, ...context }: EntryContext,
  { nonce, handoff }: AppLoadContext,
): Promise<Buffer<ArrayBuffer>> {
  const data = handoff ?? (serverHandoffStream && (await new Response(serverHandoffStream).text()));
  const { location, loaderData } = context.staticHandlerContext;
  const surroundings = {
    context,
    root: loaderData['root'] as RootData,
    from: returnPathOf(location),
  };
  const kept: (() => string)[] = [];
  const keepPlace = (markup: () => string) => placeOf(kept.push(markup) - 1);
  const fillPlaces = (markup: string) =>
    markup.split(places).flatMap((text, index) => (index % 2 === 0 ? text : (kept[Number(text)]?.() ?? [])));
  const inSurroundings = (page: ReactNode) => (
    <KeepPlaceContext.Provider value={keepPlace}>
      <FilterPartsContext.Provider value={filterParts}>{page}</FilterPartsContext.Provider>
    </KeepPlaceContext.Provider>
  );
  // Null where a form was refused before anything was loaded.
  const frame = surroundings.root ? frameOf(surroundings) : undefined;
  if (frame !== undefined) {
    const { meta, page } = renderInner(context, inSurroundings);
    const script = frame.withScripts ? dataScript(data, nonce) : '';
    const filling = { around: surroundings, nonce, meta, page: fillPlaces(page), script };
    return documentOf(fillFrame(frame, filling));
  }
  const keepPart = (Part: ComponentType) =>
    Part === Meta || Part === Outlet ? undefined : keepPlace(() => partMarkup(Part, surroundings));
  const page = renderToString(
    <NonceContext.Provider value={nonce}>
      <KeepPartContext.Provider value={surroundings.root && keepPart}>
        {inSurroundings(<RemixServer context={context} url={request.url} {...(nonce ? { nonce } : {})} />)}
      </KeepPartContext.Provider>
    </NonceContext.Provider>,
  );
  const script = context.renderMeta?.didRenderScripts ? dataScript(data, nonce) : '';
  return documentOf([...fillPlaces(withoutEnd(page)), script, documentEnd]);
}

function documentOf(pieces: readonly string[]): Buffer<ArrayBuffer> {
  return bytesOf(['<!DOCTYPE html>', ...pieces]);
}

/** The data that script begins with. */
function dataScript(data: string | undefined, nonce: string | undefined): string {
  if (data === undefined) return '';
  const attribute = nonce ? ` nonce="${nonce}"` : '';
  const enqueue = `window.__remixContext.streamController.enqueue(${inScript(data)})`;
  return `<script${attribute}>${enqueue};window.__remixContext.streamController.close();</script>`;
}

/** Stands where kept markup comes: React cannot render that while it renders the page. Nobody can know it, and write it. */
const placeKey = randomUUID();
const placeOf = (index: number) => `${placeKey}(${index})`;
const places = new RegExp(`${placeKey}\\((\\d+)\\)`);

/**
 * A string in the language of scripts, with nothing in it that could end the element. Between single quotation marks, because
 * the data are full of double ones.
 */
function inScript(text: string): string {
  const escaped = text
    .replace(/\\/g, '\\\\')
    .replace(
      /['<>&\n\r\u2028\u2029]/g,
      (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
  return `'${escaped}'`;
}
