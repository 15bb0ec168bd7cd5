import { keptAddress, surplusPhotos } from './kept-addresses.ts';

/** Written by the build: its name, and the files that pages load later and that are needed without a network. */
declare const BUILD: string;
declare const LATER_FILES: readonly string[];

const ofBuilds = 'files-';
const ownFiles = ofBuilds + BUILD;

export function filesOf(html: string): readonly string[] {
  return [...new Set(html.match(/\/assets\/[\w.-]+/g))];
}

/** Answers with a file of any build. Its name has a digest of its content, so none is ever mistaken for another. */
export async function fileOf(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const kept = await caches.match(request.url).catch(() => undefined);
  if (kept !== undefined) return kept;
  const answer = await fetch(request);
  // On a device without room nothing more is kept.
  if (answer.status === 200)
    event.waitUntil(put(ownFiles, request.url, answer.clone()).catch(() => undefined));
  return answer;
}

/** What the browser itself has, without asking the site. */
export const fromBrowser: RequestInit = { cache: 'only-if-cached', mode: 'same-origin' };

/** Keeps the files that a page names; a failure leaves out that file. */
export async function keepFilesOf(html: string, isOfAccount: boolean, how?: RequestInit): Promise<void> {
  const later = isOfAccount && html.includes('modulepreload') ? LATER_FILES : [];
  await Promise.allSettled(
    [...filesOf(html), ...later].map(async (file) => {
      if ((await caches.match(file, { cacheName: ownFiles })) !== undefined) return;
      // A build has many files of the one before, and pages outlive that.
      const answer = (await caches.match(file)) ?? (await fetch(file, how));
      if (answer.status === 200) await put(ownFiles, file, answer);
    }),
  );
}

/** Keeps the files of this build and of the one before, which tabs may still show. */
export async function dropFilesOfOldBuilds(): Promise<void> {
  await caches.open(ownFiles);
  const others = (await caches.keys()).filter((name) => name.startsWith(ofBuilds) && name !== ownFiles);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

export async function areKept(files: readonly string[]): Promise<boolean> {
  const kept = await Promise.all(files.map((file) => caches.match(file)));
  return kept.every((file) => file !== undefined);
}

/** A photo; one of a page that is kept is kept with it. Without a network another copy of the same photo will do. */
export async function photoOf(event: FetchEvent): Promise<Response> {
  const { url, referrer } = event.request;
  const kept = await caches.match(url, { cacheName: 'photos' }).catch(() => undefined);
  if (kept !== undefined) return kept;
  try {
    const answer = await fetch(event.request);
    const isOfKept = referrer !== '' && keptAddress(new URL(referrer)) !== undefined;
    if (isOfKept) event.waitUntil(keepPhoto(url, answer.clone()));
    return answer;
  } catch (error) {
    const copy = await anotherCopy(url).catch(() => undefined);
    if (copy === undefined) throw error;
    return copy;
  }
}

let turn: Promise<unknown> = Promise.resolve();

/** Keeps a photo that everybody may see, if its size is known; the oldest go for it. One at a time. */
export function keepPhoto(address: string, answer: Response): Promise<void> {
  const keep = async () => {
    const isPublic = answer.headers.get('Cache-Control')?.includes('immutable');
    if (answer.status !== 200 || !isPublic || !(sizeOf(answer) > 0)) return;
    const photos = await caches.open('photos');
    await photos.put(address, answer);
    const kept = await Promise.all(
      (await photos.keys()).map(async ({ url }) => [url, sizeOf(await photos.match(url))] as const),
    );
    await Promise.all(surplusPhotos(kept).map((url) => photos.delete(url)));
  };
  const kept = turn.then(keep).catch(() => undefined);
  turn = kept;
  return kept;
}

function sizeOf(answer: Response | undefined): number {
  return Number(answer?.headers.get('Content-Length'));
}

/** The names of the copies of one photo differ after the first hyphen. */
async function anotherCopy(address: string): Promise<Response | undefined> {
  const photos = await caches.open('photos');
  const photo = address.slice(0, address.indexOf('-', address.lastIndexOf('/')));
  const copy = (await photos.keys()).find(({ url }) => url.startsWith(`${photo}-`));
  return copy && photos.match(copy);
}

async function put(cache: string, address: string, answer: Response): Promise<void> {
  await (await caches.open(cache)).put(address, answer);
}
