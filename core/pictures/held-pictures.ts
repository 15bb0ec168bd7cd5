import type { Picture } from '../entities/picture.ts';
import type { Ports } from '../ports/ports.ts';
import type { Viewer } from '../shared/viewer.ts';
import { isMessagePictureKey, isPictureKey } from './picture-key.ts';

/** More keys than the site's forms ever send. */
const maxKeys = 24;

/** Those of these keys that the viewer holds, as pictures in the same order: a form that failed shows them again. */
export async function heldPictures(
  ports: Pick<Ports, 'pictures' | 'clock'>,
  viewer: Viewer,
  keys: readonly string[],
): Promise<readonly Picture[]> {
  const distinct = [...new Set(keys.filter((key) => isPictureKey(key) || isMessagePictureKey(key)))].slice(
    0,
    maxKeys,
  );
  if (viewer.kind !== 'user' || distinct.length === 0) return [];
  return ports.pictures.held(viewer.accountId, distinct, ports.clock.now());
}
