/** Finds by prefix of the whole title or username, in the database itself: at once, and whatever else is down. */
export interface SearchIndex {
  /** Advert ids, newest first. `prefix` is folded by core (NFC, lower case, trimmed) and not empty. */
  adverts(prefix: string, limit: number): Promise<readonly string[]>;
  /** Account ids of profiles, newest first. */
  profiles(prefix: string, limit: number): Promise<readonly string[]>;
}
