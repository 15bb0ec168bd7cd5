import { pictureFileNames } from '../../../core/entities/picture.ts';
import type { PhotoStore } from '../../../core/ports/photo-store.ts';
import { CopyRefusal } from './refusal.ts';

export type PictureFiles = Pick<PhotoStore, 'read' | 'put'>;

/** The number of complete pictures, files and bytes. */
export interface PictureCount {
  readonly pictures: number;
  readonly files: number;
  readonly bytes: number;
}

export interface PictureToCopy {
  readonly key: string;
  /** The number of its files; an old picture may get narrow copies in the meantime. */
  readonly files: number;
}

export interface CopiedPictures extends PictureCount {
  /** Pictures that lack files in the source, with the number of files that were there. */
  readonly incomplete: readonly { readonly key: string; readonly files: number }[];
}

/** Pictures copied at the same time, each with one file in memory: enough to hide the latency of a remote bucket. */
const concurrency = 6;

const reportEvery = 200;

/**
 * Writes every file of these pictures to the other store, and reads it back. Files that are there already with the same
 * bytes are skipped, so an interrupted copy can be continued. `copied` is filled with the number of files of each
 * complete picture.
 */
export async function copyPictures(
  pictures: AsyncGenerator<PictureToCopy>,
  from: PictureFiles,
  to: PictureFiles,
  copied: Map<string, number>,
  onProgress: (pictures: number) => void,
): Promise<CopiedPictures> {
  const count = { pictures: 0, files: 0, bytes: 0 };
  const incomplete: { key: string; files: number }[] = [];
  let broken = false;

  const work = async () => {
    while (!broken) {
      const next = await pictures.next();
      if (next.done) return;
      const { key, files: expected } = next.value;
      const names = pictureFileNames(key);
      let [files, bytes] = [0, 0];
      for (const name of names) {
        const file = await from.read(name);
        if (file === undefined) continue;
        await copyFile(name, file, to);
        files += 1;
        bytes += file.byteLength;
      }
      if (files < expected) {
        incomplete.push({ key, files });
        continue;
      }
      if (!copied.has(key)) count.pictures += 1;
      copied.set(key, files);
      count.files += files;
      count.bytes += bytes;
      if (count.pictures % reportEvery === 0) onProgress(count.pictures);
    }
  };
  const ends = await Promise.allSettled(
    Array.from({ length: concurrency }, () =>
      work().catch((error: unknown) => {
        broken = true;
        throw error;
      }),
    ),
  );
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
  return { ...count, incomplete };
}

async function copyFile(name: string, bytes: Uint8Array, to: PictureFiles): Promise<void> {
  if (isSame(await to.read(name), bytes)) return;
  await to.put(name, bytes);
  if (!isSame(await to.read(name), bytes)) {
    throw new CopyRefusal(`The picture ${name} was damaged while being copied.`);
  }
}

function isSame(one: Uint8Array | undefined, other: Uint8Array): boolean {
  return one !== undefined && Buffer.compare(one, other) === 0;
}
