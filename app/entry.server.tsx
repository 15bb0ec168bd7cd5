import { randomUUID } from 'node:crypto';
import type { AppLoadContext, EntryContext } from '@remix-run/node';
import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import { renderToString } from 'react-dom/server';
import { advertMarkup } from './advert-patterns.server.tsx';
import { AdvertPlaceContext, type AdvertProps } from './components/advert-content.tsx';
import * as filterParts from './components/filter-parts.tsx';
import { FilterPartsContext } from './components/filters.tsx';
import { NonceContext } from './nonce.ts';
import type { RootData } from './root-data.ts';
import { carriesSession } from './session.server.ts';

export { claimDatabase, migrateShop, openShopOnce } from './composition.server.ts';
export { visitorPages } from './visitor-pages.server.ts';

/** Sends the page whole: it compresses in one go, and its length is known. Nothing in this app streams parts of a page later. */
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

/** As `RemixServer` would, but in one piece: it hands the data over in a stream, for which React renders the page in steps. */
async function render(
  request: Request,
  { serverHandoffStream, ...context }: EntryContext,
  nonce: string | undefined,
): Promise<Buffer<ArrayBuffer>> {
  const data = serverHandoffStream && (await new Response(serverHandoffStream).text());
  const adverts: AdvertProps[] = [];
  const page = renderToString(
    <NonceContext.Provider value={nonce}>
      <AdvertPlaceContext.Provider value={(props) => advertPlace(adverts.push(props) - 1)}>
        <FilterPartsContext.Provider value={filterParts}>
          <RemixServer context={context} url={request.url} {...(nonce ? { nonce } : {})} />
        </FilterPartsContext.Provider>
      </AdvertPlaceContext.Provider>
    </NonceContext.Provider>,
  );
  const { location, loaderData } = context.staticHandlerContext;
  const surroundings = {
    context,
    root: loaderData['root'] as RootData,
    from: location.pathname + location.search,
  };
  const filled = withData(page, context, data, nonce).replace(advertPlaces, (_, index) => {
    const props = adverts[index];
    return props === undefined ? '' : advertMarkup(props, surroundings);
  });
  return Buffer.from(`<!DOCTYPE html>${filled}`);
}

const end = '</body></html>';

/** The page with the data that script begins with, where there is script. */
function withData(
  page: string,
  { renderMeta }: Omit<EntryContext, 'serverHandoffStream'>,
  data: string | undefined,
  nonce: string | undefined,
): string {
  if (data === undefined || !renderMeta?.didRenderScripts) return page;
  const attribute = nonce ? ` nonce="${nonce}"` : '';
  const enqueue = `window.__remixContext.streamController.enqueue(${inScript(data)})`;
  const script = `<script${attribute}>${enqueue};window.__remixContext.streamController.close();</script>`;
  return page.slice(0, -end.length) + script + end;
}

/** Stands where an advert comes: React cannot render one while it renders the page. Nobody can know it, and write it. */
const placeKey = randomUUID();
const advertPlace = (index: number) => `${placeKey}(${index})`;
const advertPlaces = new RegExp(`${placeKey}\\((\\d+)\\)`, 'g');

/** A string in the language of scripts, with nothing in it that could end the element. */
function inScript(text: string): string {
  return JSON.stringify(text).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
