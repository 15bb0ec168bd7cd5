import type { AdvertFilter } from '../adverts/filter.ts';

/** Which adverts somebody looks for. Their order is not part of it. */
export interface AdvertSearch extends AdvertFilter {
  /** As it was typed, on one line. Empty: whatever the words. */
  readonly query: string;
  /** The slug of a herb; undefined: whatever the herb. */
  readonly herb: string | undefined;
}

export interface SavedSearch extends AdvertSearch {
  readonly id: string;
  readonly accountId: string;
  readonly savedAt: Date;
}

/** What of an advert searches go by. */
export interface SearchedFields {
  readonly title: string;
  readonly description: string;
  readonly price: number;
  readonly district: string;
}
