import lines from './sample-ratings.json' with { type: 'json' };

/** What buyers and sellers say about each other afterwards; if it is empty they only recommend. */
export const sampleRatings: readonly {
  readonly ofSeller: string;
  readonly ofBuyer: string;
  readonly recommends?: boolean;
  readonly answer?: string;
}[] = lines;
