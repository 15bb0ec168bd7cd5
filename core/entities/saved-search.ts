import type { AdvertFilter } from './advert-filter.ts';

/** Which adverts somebody is looking for, without their order. */
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

/** The parts of an advert that searches use. */
export interface SearchedFields {
  readonly title: string;
  readonly description: string;
  readonly price: number;
  readonly district: string;
}

/** Of an advert, which holds more. */
export function searchedFieldsOf({ title, description, price, district }: SearchedFields): SearchedFields {
  return { title, description, price, district };
}
