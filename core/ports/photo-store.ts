/** Where picture files are kept. Names are those of `pictureFileName`; the bytes of a name never change. */
export interface PhotoStore {
  /** Afterwards either the whole file exists or nothing. Writing a name again is not an error. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  read(name: string): Promise<Uint8Array | undefined>;
  /** Removes every copy of the picture with this key. A missing one is not an error. */
  removeAll(key: string): Promise<void>;
  /** Every key with at least one file, and when its newest file was written. */
  keys(): AsyncIterable<{ readonly key: string; readonly storedAt: Date }>;
  /** Removes files that a crash left half-written more than an hour before `now`; returns how many. */
  removeLeftovers(now: Date): Promise<number>;
}
