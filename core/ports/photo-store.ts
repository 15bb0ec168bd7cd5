/** Where picture files are kept. Names are those of `pictureFileName`; the bytes of a name never change. */
export interface PhotoStore {
  /** Afterwards either the whole file exists or nothing. Writing a name again is not an error. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  read(name: string): Promise<Uint8Array | undefined>;
  /** Removes every copy of the picture with this key. A missing one is not an error. */
  removeAll(key: string): Promise<void>;
  /** Every key with at least one file, and when its newest file was written. */
  keys(): AsyncIterable<{ readonly key: string; readonly storedAt: Date }>;
  /** Undefined: files are fetched through the site alone. */
  readonly exposed?: ExposedFiles | undefined;
  /** Removes files that a crash left half-written more than an hour before `now`; returns how many. */
  removeLeftovers(now: Date): Promise<number>;
}

/** For a store whose files browsers fetch at an address that is made from their names. */
interface ExposedFiles {
  /**
   * Moves the files of this picture to where nobody but the site can fetch them; the store still reads them by name.
   * Files that are missing, or there already, are no error.
   */
  withhold(key: string): Promise<void>;
  /** Undoes `withhold`. */
  release(key: string): Promise<void>;
  /** Every key of which a file is withheld. */
  withheld(): AsyncIterable<string>;
}
