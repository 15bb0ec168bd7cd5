import { hour } from '../../../core/shared/time/durations.ts';
import { belongTo, visitor } from './forget.ts';
import { withFreshKeys } from './fresh-keys.ts';
import { isAdvert, keptAddress, surplusOf } from './kept-addresses.ts';
import { areKept, filesOf, fromBrowser, keepFilesOf, keepPhoto } from './kept-files.ts';
import { type Link, offlinePage, titleOf, withNotice } from './kept-page.ts';

declare const self: ServiceWorkerGlobalScope;

/** Headers of a kept page: when it was kept, by this device's clock, and its title. */
const keptAt = 'X-Kept';
const titleHeader = 'X-Title';

/** A page shown by script is fetched once as a document, and again if that one is older than this. */
const copiedAgainAfter = hour;
/** Milliseconds; by then the photos of the page have been requested. */
const copyDelay = 3000;
/** Milliseconds; by then a page's scripts have begun to load, which wait for its photos. */
const filesDelay = 10_000;

const gone = [404, 410];
/** Those saved have a cache of their own, from which none goes because there are many. */
const seen = 'pages';
const saved = 'saved';

/** Answers a navigation from the network; without one from what was kept. */
export async function pageOf(event: FetchEvent): Promise<Response> {
  const url = new URL(event.request.url);
  const address = keptAddress(url);
  try {
    const answer = await fetch(event.request);
    if (address === undefined) event.waitUntil(keep(undefined, answer));
    else event.waitUntil(keep(address, answer.clone()).then(() => keepFiles(address)));
    return answer;
  } catch (error) {
    // Where the browser keeps nothing, it shows its own page.
    return (await withoutNetwork(url).catch(() => undefined)) ?? Promise.reject(error);
  }
}

async function withoutNetwork({ pathname, search }: URL): Promise<Response> {
  const address = pathname + search;
  const kept = await find(address);
  if (kept !== undefined) {
    const age = Date.now() - Number(kept.headers.get(keptAt));
    return new Response(withFreshKeys(withNotice(await kept.text(), age)), { headers: kept.headers });
  }
  const pages = await all();
  const [like] = pages;
  const links = pages.filter((page) => isAdvert(page.address)).reverse();
  const html = offlinePage(
    address,
    (await (like && find(like.address))?.then((page) => page?.text())) ?? '',
    links,
  );
  return new Response(html, { status: 503, headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}

/** One after another, so that the pages of two people who follow one another do not mix. */
let turn: Promise<unknown> = Promise.resolve();

/** Keeps this page if it is one of those to be kept. A device that has no room keeps what it has. */
function keep(address: string | undefined, answer: Response): Promise<void> {
  const kept = turn.then(() => keepNow(address, answer)).catch(() => undefined);
  turn = kept;
  return kept;
}

async function keepNow(address: string | undefined, answer: Response): Promise<void> {
  const viewer = answer.headers.get('X-For');
  if (viewer === null) return;
  await belongTo(viewer);
  if (address === undefined) return;
  if (gone.includes(answer.status)) await drop(address);
  if (answer.status !== 200 || answer.redirected) return;
  const html = await answer.text();
  const headers = new Headers(answer.headers);
  for (const name of ['Content-Encoding', 'Content-Length', 'Vary']) headers.delete(name);
  headers.set(keptAt, String(Date.now()));
  headers.set(titleHeader, encodeURIComponent(titleOf(html)));
  const isSaved = (await caches.match(address, { cacheName: saved })) !== undefined;
  const cache = await caches.open(isSaved ? saved : seen);
  await cache.put(address, new Response(html, { headers }));
  if (!isSaved) await dropSurplus();
}

async function dropSurplus(): Promise<void> {
  const cache = await caches.open(seen);
  const addresses = (await cache.keys()).map(addressIn);
  await Promise.all(surplusOf(addresses).map((address) => cache.delete(address)));
}

/** Most files pass the worker, or are in the browser's own cache. The others are fetched when the page has its own. */
async function keepFiles(address: string): Promise<void> {
  await keepFilesAt(address, fromBrowser);
  await wait(filesDelay);
  await keepFilesAt(address);
}

async function keepFilesAt(address: string, how?: RequestInit): Promise<void> {
  const kept = await find(address).catch(() => undefined);
  if (kept !== undefined) await keepFilesOf(await kept.text(), kept.headers.get('X-For') !== visitor, how);
}

/** The router has fetched the data of this page, which the browser therefore does not fetch as a document. */
export async function copyLater(address: string, { status }: Response): Promise<void> {
  if (gone.includes(status)) await drop(address);
  if (status !== 200 || isCostly()) return;
  const kept = await find(address);
  if (kept !== undefined && Date.now() - Number(kept.headers.get(keptAt)) < copiedAgainAfter) return;
  await wait(copyDelay);
  await copy(address);
}

async function copy(address: string): Promise<void> {
  // Nobody looks at this page now: it does not count as a view, and no message as read.
  const headers = { Accept: 'text/html', Purpose: 'prefetch' };
  await keep(address, await fetch(address, { headers, priority: 'low' }));
  await keepFilesAt(address);
}

/**
 * The network has failed the router, which tries again until it comes. If the page that it wants is kept, that opens as
 * a document; but a page that only wants its own data anew stays.
 */
export async function openKept({ clientId, request }: FetchEvent, address: string): Promise<void> {
  const { referrer, signal } = request;
  if (signal.aborted || addressIn({ url: referrer }) === address || !(await find(address))) return;
  const client = await self.clients.get(clientId);
  if (client instanceof WindowClient) await client.navigate(address);
}

/** Somebody has saved this advert, or has taken that back. */
export async function noteSaved(address: string, isSaved: boolean): Promise<void> {
  const [from, to] = isSaved ? [seen, saved] : [saved, seen];
  if (isSaved && (await find(address)) === undefined && !isCostly()) await copy(address);
  const page = await caches.match(address, { cacheName: from });
  if (page === undefined) return;
  await (await caches.open(to)).put(address, page.clone());
  await (await caches.open(from)).delete(address);
  await dropSurplus();
  if (isSaved) await keepFirstPhoto(await page.text());
}

async function keepFirstPhoto(html: string): Promise<void> {
  const [photo] = /\/media\/\w+-640\.webp/.exec(html) ?? /\/media\/\w+-320\.webp/.exec(html) ?? [];
  if (photo === undefined || isCostly() || (await caches.match(photo)) !== undefined) return;
  await keepPhoto(photo, await fetch(photo));
}

/** Drops the pages of builds whose files are no longer kept. */
export async function dropPagesWithoutFiles(): Promise<void> {
  for (const { address } of await all()) {
    const html = (await (await find(address))?.text()) ?? '';
    if (!(await areKept(filesOf(html)))) await drop(address);
  }
}

function wait(milliseconds: number): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function find(address: string): Promise<Response | undefined> {
  return caches
    .match(address, { cacheName: saved })
    .then((page) => page ?? caches.match(address, { cacheName: seen }));
}

async function drop(address: string): Promise<void> {
  for (const name of [seen, saved]) await (await caches.open(name)).delete(address);
}

/** All kept pages, oldest first. */
async function all(): Promise<readonly Link[]> {
  const pages: (Link & { readonly at: number })[] = [];
  for (const name of [seen, saved]) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const { headers } = (await cache.match(request)) ?? new Response();
      const title = decodeURIComponent(headers.get(titleHeader) ?? '');
      pages.push({ address: addressIn(request), title, at: Number(headers.get(keptAt)) });
    }
  }
  return pages.sort((one, other) => one.at - other.at);
}

function addressIn({ url }: { readonly url: string }): string {
  const { pathname, search } = new URL(url, location.href);
  return pathname + search;
}

/** The Network Information API, which some browsers lack. */
interface Connection {
  readonly saveData: boolean;
  readonly effectiveType: string;
}

/** Whether every byte counts: nothing is fetched that nobody has asked for. */
function isCostly(): boolean {
  const { connection } = navigator as { readonly connection?: Connection };
  return connection !== undefined && (connection.saveData || connection.effectiveType.includes('2g'));
}
