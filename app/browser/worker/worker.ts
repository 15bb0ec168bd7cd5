/**
 * The service worker: what the site does without a page, and what its pages are without a network. It belongs to one
 * build of the site. Each subject has a module beside this one, which adds its own listeners.
 */

import './send-later.ts';

declare const self: ServiceWorkerGlobalScope;

/** Written by the build. */
declare const BUILD: string;

const files = `files-${BUILD}`;

// A new worker does not wait until all tabs are closed: files have a digest in their names, so none is mixed up.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener('activate', (event) => event.waitUntil(begin()));

async function begin(): Promise<void> {
  await self.clients.claim();
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== files).map((name) => caches.delete(name)));
}
