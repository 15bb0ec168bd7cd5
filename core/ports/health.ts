export interface Health {
  /** Rejects when the database does not answer. */
  check(): Promise<void>;
  /**
   * Writes a little to every place where the site keeps data. Rejects when one of these places cannot be written to,
   * such as a full or read-only disk.
   */
  tryWriting(): Promise<void>;
}
