/** Where picture files are kept. Names are those of `pictureFileName`; the bytes of a name never change. */
export interface PhotoStore {
  /** Stores the whole file, or nothing if it rejects. Storing a name again is not an error. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  read(name: string): Promise<Uint8Array | undefined>;
  /** Removes every copy of the picture with this key. A missing copy is not an error. */
  removeAll(key: string): Promise<void>;
  /** Every key with at least one file, and when its newest file was written. */
  keys(): AsyncIterable<{ readonly key: string; readonly storedAt: Date }>;
  /** Undefined if browsers fetch files through the site only. */
  readonly exposed?: ExposedFiles | undefined;
  /** Removes files that a crash left half-written more than an hour before `now`; returns how many. */
  removeLeftovers(now: Date): Promise<number>;
}

/**
 * For a store from which browsers fetch files directly, at addresses made from the files' names. They can never fetch
 * those of pictures in messages, which are thus neither withheld nor released.
 */
interface ExposedFiles {
  /**
   * Moves the files of this picture to where only the site can fetch them; the store still reads them by name.
   * Missing or withheld files are not an error.
   */
  withhold(key: string): Promise<void>;
  /** Undoes `withhold`. */
  release(key: string): Promise<void>;
  /** Every key with at least one withheld file. */
  withheld(): AsyncIterable<string>;
}
