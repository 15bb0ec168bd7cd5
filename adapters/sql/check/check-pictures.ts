import { pictureFileNames, wideFileNames } from '../../../core/entities/picture.ts';
import type { PhotoStore } from '../../../core/ports/photo-store.ts';
import type { Database } from '../connection/schema.ts';
import { type PictureInUse, picturesInUse } from '../upkeep/pictures-in-use.ts';

interface MissingFiles extends PictureInUse {
  readonly files: readonly string[];
}

/** Few enough to be requested at once from a remote store. */
const pageSize = 100;

/**
 * Reads every file of every picture in an advert, a profile or a message, and yields those that are missing. Before a file
 * is reported, its picture is looked up again: the running site may have removed it.
 */
export async function* missingFiles(
  db: Database,
  photoStore: Pick<PhotoStore, 'read'>,
  onProgress: (pictures: number) => void,
): AsyncGenerator<MissingFiles> {
  let looked = 0;
  let last: string | undefined = '';
  while (last !== undefined) {
    const page: readonly { key: string; narrow: number }[] = await db
      .selectFrom('pictures')
      .select(['key', 'narrow'])
      .where('key', '>', last)
      .orderBy('key')
      .limit(pageSize)
      .execute();
    const inUse = await picturesInUse(
      db,
      page.map(({ key }) => key),
    );
    const narrow = new Set(page.flatMap((picture) => (picture.narrow === 1 ? picture.key : [])));
    const namesOf = (key: string) => (narrow.has(key) ? pictureFileNames(key) : wideFileNames(key));
    const suspects: string[] = [];
    for (const { key } of inUse) if ((await absent(photoStore, namesOf(key))).length > 0) suspects.push(key);
    for (const picture of await picturesInUse(db, suspects)) {
      const files = await absent(photoStore, namesOf(picture.key));
      if (files.length > 0) yield { ...picture, files };
    }
    looked += page.length;
    onProgress(looked);
    last = page.length < pageSize ? undefined : page.at(-1)?.key;
  }
}

async function absent(
  photoStore: Pick<PhotoStore, 'read'>,
  names: readonly string[],
): Promise<readonly string[]> {
  const found = await Promise.all(names.map(async (name) => ({ name, bytes: await photoStore.read(name) })));
  return found.filter(({ bytes }) => bytes === undefined || bytes.byteLength === 0).map(({ name }) => name);
}
