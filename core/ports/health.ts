export interface Health {
  /** Rejects when the database does not answer. */
  check(): Promise<void>;
  /** Writes a little wherever the shop keeps things. Rejects when one of these places takes nothing, as a full disk does, or one that may only be read. */
  tryWriting(): Promise<void>;
}
