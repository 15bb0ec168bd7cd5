import type { Ports } from '../ports/ports.ts';
import { pictureFileName } from './picture.ts';

/** Few enough that other tasks soon have their turn. */
const picturesPerTurn = 10;

/**
 * Makes the narrow copies of the next pictures that were posted before there were any, one picture after the other;
 * returns whether all have theirs now. One of which no copy can be read is passed over: it would never get them. A
 * store that does not answer rejects, and what was done until then stays done.
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
