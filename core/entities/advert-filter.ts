import type { Goods } from './advert.ts';

/** The orders of a list, by their names in an address. */
export const advertOrders = ['newest', 'nearest', 'cheapest', 'dearest', 'liked'] as const;
export type AdvertOrder = (typeof advertOrders)[number];

/** The ways of delivery that a list can be filtered by, by their names in an address. */
export const filterableWays = ['boda', 'parcel'] as const;
export type FilterableWay = (typeof filterableWays)[number];

/** Undefined fields filter nothing. Prices in shillings (UGX), both ends included. */
export interface AdvertFilter {
  readonly district: string | undefined;
  readonly minPrice: number | undefined;
  readonly maxPrice: number | undefined;
  readonly goods: Goods | undefined;
  readonly delivery: FilterableWay | undefined;
}

/** The fields of an advert that a filter is compared with. */
export interface FilteredFields {
  readonly district: string;
  readonly price: number;
  readonly goods: Goods | undefined;
  readonly boda: boolean;
  readonly parcel: boolean;
}

/** The filters of a list, and its order. */
export interface AdvertChoice extends AdvertFilter {
  readonly order: AdvertOrder;
  /** The district by whose distance the order "nearest" goes; without it that order is "newest". */
  readonly near?: string | undefined;
}
