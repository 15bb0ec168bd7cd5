/** How many live adverts are about each herb, named by its slug, as counted last. */
export interface HerbCounts {
  /** The herbs that had an advert; empty before the first count. */
  all(): Promise<ReadonlyMap<string, number>>;
  /** Stores these counts in place of all others. */
  keep(counts: ReadonlyMap<string, number>): Promise<void>;
}
