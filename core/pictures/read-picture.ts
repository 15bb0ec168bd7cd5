import { DomainError } from '../errors.ts';
import type { Ports } from '../ports/ports.ts';
import { texts } from '../texts.ts';
import { type PictureFormat, parsePictureFileName } from './picture.ts';
import { unlessStoreFails } from './unless-store-fails.ts';

const contentTypes: Readonly<Record<PictureFormat, string>> = { webp: 'image/webp', jpg: 'image/jpeg' };

/** One copy of a picture. Only valid copy names are passed to the store, so no name can lead out of it. */
export async function readPicture(
  ports: Pick<Ports, 'photoStore'>,
  name: string,
): Promise<{ readonly bytes: Uint8Array; readonly contentType: string }> {
  const parts = parsePictureFileName(name);
  const bytes = parts === undefined ? undefined : await unlessStoreFails(ports.photoStore.read(name));
  if (parts === undefined || bytes === undefined) {
    throw new DomainError('not-found', texts.pictures.notFound);
  }
  return { bytes, contentType: contentTypes[parts.format] };
}
