import { pictureFileName } from '../entities/picture.ts';
import type { Ports } from '../ports/ports.ts';

/** Few enough that other tasks soon have their turn. */
const picturesPerTurn = 10;

/**
 * Makes narrow copies for the next old pictures that lack them, one picture at a time; returns whether no picture
 * lacks them any more. A picture of which no copy can be read is recorded as done, because it could never get them.
 * If a store does not respond, this rejects, and what has been done stays done.
 */
export async function addNarrowCopies(
  ports: Pick<Ports, 'pictures' | 'photoStore' | 'pictureEncoder'>,
): Promise<boolean> {
  for (const key of await ports.pictures.lackingNarrow(picturesPerTurn)) {
    const wide = await ports.photoStore.read(pictureFileName(key, 640, 'webp'));
    const copies = (wide && (await ports.pictureEncoder.narrow(wide))) ?? [];
    let bytes = 0;
    for (const copy of copies) {
      await ports.photoStore.put(pictureFileName(key, copy.width, copy.format), copy.bytes);
      bytes += copy.bytes.byteLength;
    }
    await ports.pictures.addNarrow(key, bytes);
  }
  return (await ports.pictures.lackingNarrow(1)).length === 0;
}
