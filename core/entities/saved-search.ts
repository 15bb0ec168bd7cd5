import type { AdvertFilter, FilteredFields } from './advert-filter.ts';

/** The adverts that somebody looks for, without the order of the list. */
export interface AdvertSearch extends AdvertFilter {
  /** As typed, on one line. Empty: no condition on words. */
  readonly query: string;
  /** The slug of a herb; undefined: no condition on herbs. */
  readonly herb: string | undefined;
}

export interface SavedSearch extends AdvertSearch {
  readonly id: string;
  readonly accountId: string;
  readonly savedAt: Date;
}

/** The fields of an advert that a saved search is compared with. */
export interface SearchedFields extends FilteredFields {
  readonly title: string;
  readonly description: string;
  /** Tasks that were queued before adverts were found by it lack it. */
  readonly village?: string | undefined;
}

/** The searched fields of an advert that may hold more. */
export function searchedFieldsOf(advert: SearchedFields): SearchedFields {
  const { title, description, price, district, village, goods, boda, parcel } = advert;
  const place = { district, ...(village === undefined ? {} : { village }) };
  return { title, description, price, ...place, goods, boda, parcel };
}
