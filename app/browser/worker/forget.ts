import { databaseName } from '../offline/queue.ts';

/** Whose pages are kept, and the last account. No page is at these addresses. */
const owner = '/worker.js?owner';
const account = '/worker.js?account';
/** What the server calls everybody who is not logged in. */
export const visitor = '-';

/** Pages, adverts saved, their photos, and whose they are. Files of the site are nobody's. */
const ofPeople = ['pages', 'saved', 'photos', 'owner'];

/** Empties everything that the site has kept on this device: pages, photos, files, and what waits to be sent. */
export async function forgetEverything(): Promise<void> {
  indexedDB.deleteDatabase(databaseName);
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}

/**
 * Called with the account of each page that arrives. What was kept for anybody else is emptied first. What waits to be
 * sent stays until another account comes: a session may end by itself.
 */
export async function belongTo(viewer: string): Promise<void> {
  const before = await read(owner);
  if (before === viewer) return;
  const last = await read(account);
  if (last !== undefined && viewer !== visitor && last !== viewer) await forgetEverything();
  else await Promise.all(ofPeople.map((name) => caches.delete(name)));
  const kept = await caches.open('owner');
  await kept.put(owner, new Response(viewer));
  const lastAccount = viewer === visitor ? last : viewer;
  if (lastAccount !== undefined) await kept.put(account, new Response(lastAccount));
}

async function read(address: string): Promise<string | undefined> {
  const kept = await caches.match(address, { cacheName: 'owner' });
  return kept?.text();
}
