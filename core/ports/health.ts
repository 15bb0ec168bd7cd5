export interface Health {
  /** Rejects when the database does not answer. */
  check(): Promise<void>;
}
