/** The orders of a list, by their names in an address. */
export const advertOrders = ['newest', 'nearest', 'cheapest', 'dearest', 'liked'] as const;
export type AdvertOrder = (typeof advertOrders)[number];

/** Undefined fields filter nothing. Prices in shillings (UGX), both ends included. */
export interface AdvertFilter {
  readonly district: string | undefined;
  readonly minPrice: number | undefined;
  readonly maxPrice: number | undefined;
}

/** The filters of a list, and its order. */
export interface AdvertChoice extends AdvertFilter {
  readonly order: AdvertOrder;
  /** The district by whose distance the order "nearest" goes; without it that order is "newest". */
  readonly near?: string | undefined;
}
