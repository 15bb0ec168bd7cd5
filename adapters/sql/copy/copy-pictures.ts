import { pictureFileNames } from '../../../core/pictures/picture.ts';
import type { PhotoStore } from '../../../core/ports/photo-store.ts';
import { CopyRefusal } from './refusal.ts';

export type PictureFiles = Pick<PhotoStore, 'read' | 'put'>;

export interface PictureCount {
  readonly pictures: number;
  readonly files: number;
  readonly bytes: number;
  /** Keys of pictures of which a file was missing where they came from. */
  readonly incomplete: readonly string[];
}

/** Pictures on their way at the same time, each with one file in memory: enough to hide how far away a bucket is. */
const lanes = 6;

const reportEvery = 200;

/**
 * Puts every file of these pictures into the other store and reads it there again. Files that lie there already with
 * the same bytes are left alone, so that a copy that broke off goes on where it was.
 */
export async function copyPictures(
  keys: AsyncGenerator<string>,
  from: PictureFiles,
  to: PictureFiles,
  onProgress: (pictures: number) => void,
): Promise<PictureCount> {
  const count = { pictures: 0, files: 0, bytes: 0 };
  const incomplete: string[] = [];
  let broken = false;

  const work = async () => {
    while (!broken) {
      const next = await keys.next();
      if (next.done) return;
      let missing = false;
      for (const name of pictureFileNames(next.value)) {
        const bytes = await from.read(name);
        if (bytes === undefined) {
          missing = true;
          continue;
        }
        await bring(name, bytes, to);
        count.files += 1;
        count.bytes += bytes.byteLength;
      }
      if (missing) incomplete.push(next.value);
      count.pictures += 1;
      if (count.pictures % reportEvery === 0) onProgress(count.pictures);
    }
  };
  const ends = await Promise.allSettled(
    Array.from({ length: lanes }, () =>
      work().catch((error: unknown) => {
        broken = true;
        throw error;
      }),
    ),
  );
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
  return { ...count, incomplete: incomplete.sort() };
}

async function bring(name: string, bytes: Uint8Array, to: PictureFiles): Promise<void> {
  if (isSame(await to.read(name), bytes)) return;
  await to.put(name, bytes);
  if (!isSame(await to.read(name), bytes)) {
    throw new CopyRefusal(`The picture ${name} did not arrive as it was sent.`);
  }
}

function isSame(one: Uint8Array | undefined, other: Uint8Array): boolean {
  return one !== undefined && Buffer.compare(one, other) === 0;
}
