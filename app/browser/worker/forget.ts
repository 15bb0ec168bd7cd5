import { databaseName } from '../offline/queue-names.ts';

/** Whose pages are kept. No page is at this address. */
const owner = '/worker.js?owner';
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
 * Called with the account of each page that arrives. The pages and photos of anybody else are emptied first. What waits to
 * be sent stays for its writer, and is shown to and sent by nobody else.
 */
export async function belongTo(viewer: string): Promise<void> {
  const kept = await caches.open('owner');
  const before = await kept.match(owner);
  if ((await before?.text()) === viewer) return;
  await Promise.all(ofPeople.map((name) => caches.delete(name)));
  await (await caches.open('owner')).put(owner, new Response(viewer));
}
