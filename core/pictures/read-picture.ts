import { isOfMessages, type PictureFormat, parsePictureFileName } from '../entities/picture.ts';
import type { Ports } from '../ports/ports.ts';
import { DomainError } from '../shared/errors.ts';
import { type ModeratorPorts, mayModerate } from '../shared/require-moderator.ts';
import { second } from '../shared/time/durations.ts';
import type { Viewer } from '../shared/viewer.ts';
import { viewerId } from '../shared/viewer-id.ts';
import { texts } from '../texts/text.ts';
import { unlessStoreFails } from './unless-store-fails.ts';

type ReadingPorts = Pick<Ports, 'pictures' | 'photoStore'> & ModeratorPorts;

export const contentTypes: Readonly<Record<PictureFormat, string>> = {
  webp: 'image/webp',
  jpg: 'image/jpeg',
};

/** How long, in milliseconds, a public picture is not looked up again. */
const shownFor = 30 * second;
/** How many public pictures are remembered, in about two megabytes: more than are requested within `shownFor`. */
const mostRemembered = 10_000;

/**
 * Makes the reader of copies of pictures. A picture in a visible advert or profile is public, and stays so for up to
 * half a minute after it is no longer shown; others are for moderators and for accounts that use or hold them, and do
 * not exist for anybody else. Pictures in messages are not read here: see `readMessagePicture`. Only valid names of copies are passed to the store, so no name leads outside it.
 */
export function createPictureReader(ports: ReadingPorts) {
  /** Keys of public pictures, each until an epoch time in milliseconds; the oldest first. */
  const shown = new Map<string, number>();

  async function isShown(key: string): Promise<boolean> {
    const now = ports.clock.now().getTime();
    if ((shown.get(key) ?? 0) > now) return true;
    shown.delete(key);
    if (!(await ports.pictures.isShown(key))) return false;
    const [oldest = ''] = shown.keys();
    if (shown.size >= mostRemembered) shown.delete(oldest);
    shown.set(key, now + shownFor);
    return true;
  }

  return async (
    viewer: Viewer,
    name: string,
  ): Promise<{ readonly bytes: Uint8Array; readonly contentType: string; readonly isShown: boolean }> => {
    const missing = new DomainError('not-found', texts.pictures.notFound);
    const parts = parsePictureFileName(name);
    if (parts === undefined || isOfMessages(parts.key)) throw missing;
    const forAll = await isShown(parts.key);
    if (!forAll && !(await maySee(ports, viewer, parts.key))) throw missing;
    const bytes = await unlessStoreFails(ports.photoStore.read(name));
    if (bytes === undefined) throw missing;
    return { bytes, contentType: contentTypes[parts.format], isShown: forAll };
  };
}

async function maySee(ports: ReadingPorts, viewer: Viewer, key: string): Promise<boolean> {
  const accountId = viewerId(viewer);
  if (accountId === undefined) return false;
  return (await ports.pictures.isUsedBy(accountId, key)) || mayModerate(ports, viewer);
}
