import { isOfMessages, parsePictureFileName } from '../../core/entities/picture.ts';
import type { Clock } from '../../core/ports/clock.ts';
import type { PhotoStore } from '../../core/ports/photo-store.ts';

export interface MemoryPhotoStore extends PhotoStore {
  /** The stored files by name. */
  readonly files: ReadonlyMap<string, { readonly bytes: Uint8Array; readonly storedAt: Date }>;
}

/** `isExposed`: whether browsers fetch the files directly. */
export function createMemoryPhotoStore(clock: Clock, { isExposed = false } = {}): MemoryPhotoStore {
  const files = new Map<string, { readonly bytes: Uint8Array; readonly storedAt: Date }>();
  const withheld = new Set<string>();
  const exposed: PhotoStore['exposed'] = {
    async withhold(key) {
      if (isOfMessages(key)) return;
      if ([...files.keys()].some((name) => parsePictureFileName(name)?.key === key)) withheld.add(key);
    },
    async release(key) {
      withheld.delete(key);
    },
    async *withheld() {
      yield* withheld;
    },
  };
  return {
    files,
    exposed: isExposed ? exposed : undefined,
    async put(name, bytes) {
      if (parsePictureFileName(name) === undefined)
        throw new Error('That is not the name of a picture file.');
      files.set(name, { bytes: Uint8Array.from(bytes), storedAt: clock.now() });
    },
    async read(name) {
      const file = files.get(name);
      return file === undefined ? undefined : Uint8Array.from(file.bytes);
    },
    async removeAll(key) {
      withheld.delete(key);
      for (const name of [...files.keys()]) {
        if (parsePictureFileName(name)?.key === key) files.delete(name);
      }
    },
    async *keys() {
      const newest = new Map<string, Date>();
      for (const [name, { storedAt }] of files) {
        const key = parsePictureFileName(name)?.key;
        if (key === undefined) continue;
        const present = newest.get(key);
        if (present === undefined || present < storedAt) newest.set(key, storedAt);
      }
      for (const [key, storedAt] of newest) yield { key, storedAt: new Date(storedAt) };
    },
    async removeLeftovers() {
      return 0;
    },
  };
}
