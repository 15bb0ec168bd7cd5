/**
 * The service worker: what the site does without a page, and what its pages are without a network. It belongs to one
 * build of the site. Each subject has a module beside this one.
 */

import './push.ts';
import './send-later.ts';
import { forgetEverything } from './forget.ts';
import { addressOfData } from './kept-addresses.ts';
import { dropFilesOfOldBuilds, fileOf, photoOf } from './kept-files.ts';
import { copyLater, dropPagesWithoutFiles, noteSaved, openKept, pageOf } from './kept-pages.ts';

declare const self: ServiceWorkerGlobalScope;

// A new worker does not wait until all tabs are closed: files have a digest in their names, so none is mixed up.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener('activate', (event) => event.waitUntil(begin()));

async function begin(): Promise<void> {
  await self.clients.claim();
  await dropFilesOfOldBuilds();
  await dropPagesWithoutFiles();
}

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (url.origin !== location.origin || event.request.headers.has('Range')) return;
  const answer = event.request.method === 'POST' ? answerToPost(event, url) : answerToGet(event, url);
  if (answer !== undefined) event.respondWith(answer);
});

/** Undefined: the worker has nothing to do with it. */
function answerToGet(event: FetchEvent, url: URL): Promise<Response> | undefined {
  const { request } = event;
  if (request.mode === 'navigate') return pageOf(event);
  if (url.pathname.startsWith('/assets/')) return fileOf(event);
  if (request.destination === 'image' && url.pathname.startsWith('/media/')) return photoOf(event);
  const address = addressOfData(url);
  if (address === undefined) return undefined;
  return seeAnswer(event, (answer) => copyLater(address, answer)).catch((error) => {
    event.waitUntil(openKept(event, address).catch(() => undefined));
    throw error;
  });
}

const ending = /^\/(?:logout|account\/delete)/;
const saving = /^(\/singleherb\/[\w-]+)\/save\.data$/;

function answerToPost(event: FetchEvent, { pathname }: URL): Promise<Response> | undefined {
  // Clear-Site-Data empties everything too, but not in every browser.
  if (ending.test(pathname))
    return seeAnswer(event, async ({ ok, type }) => {
      if (ok || type === 'opaqueredirect') await forgetEverything();
    });
  const [, address] = saving.exec(pathname) ?? [];
  if (address === undefined) return undefined;
  const sent = event.request.clone().text();
  return seeAnswer(event, async ({ status }) => {
    const isSaved = new URLSearchParams(await sent).get('saved') === 'true';
    if (status === 200) await noteSaved(address, isSaved);
  });
}

/** Passes the request on, and does this when it is answered. */
async function seeAnswer(event: FetchEvent, act: (answer: Response) => Promise<void>): Promise<Response> {
  const answer = await fetch(event.request);
  event.waitUntil(act(answer).catch(() => undefined));
  return answer;
}
