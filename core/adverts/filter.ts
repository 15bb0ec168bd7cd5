import { districts } from '../locations/locations.ts';
import { parsePrice } from './price.ts';

/** In which a list may come, as an address names it. */
export const advertOrders = ['newest', 'cheapest', 'dearest', 'liked'] as const;
export type AdvertOrder = (typeof advertOrders)[number];

/** Undefined: any. Prices in shillings, both ends included. */
export interface AdvertFilter {
  readonly district: string | undefined;
  readonly minPrice: number | undefined;
  readonly maxPrice: number | undefined;
}

/** What a list is narrowed to, and its order. */
export interface AdvertChoice extends AdvertFilter {
  readonly order: AdvertOrder;
}

/** All adverts, the newest first: a list nobody asked anything of. */
export const everyAdvert: AdvertChoice = {
  district: undefined,
  minPrice: undefined,
  maxPrice: undefined,
  order: 'newest',
};

/** The parameters of an address, in the order of the form. */
export const choiceParameters = ['district', 'min', 'max', 'sort'] as const;
type ChoiceParameters = Readonly<Partial<Record<(typeof choiceParameters)[number], string>>>;

/** Whatever an address says: what means nothing is ignored, and a lowest price above the highest one changes places with it. */
export function readChoice(address: { get(name: string): string | null }): AdvertChoice {
  const typed = (name: (typeof choiceParameters)[number]) => address.get(name)?.trim() ?? '';
  const price = (name: 'min' | 'max') => {
    const parsed = parsePrice(typed(name));
    return parsed.ok ? parsed.value : undefined;
  };
  const [min, max] = [price('min'), price('max')];
  const exchanged = min !== undefined && max !== undefined && min > max;
  return {
    district: districts.find((district) => district === typed('district')),
    minPrice: exchanged ? max : min,
    maxPrice: exchanged ? min : max,
    order: advertOrders.find((order) => order === typed('sort')) ?? 'newest',
  };
}

/** The parameters that `readChoice` reads as this choice; those of `everyAdvert` are none. */
export function choiceToParameters({ district, minPrice, maxPrice, order }: AdvertChoice): ChoiceParameters {
  return {
    ...(district === undefined ? {} : { district }),
    ...(minPrice === undefined ? {} : { min: String(minPrice) }),
    ...(maxPrice === undefined ? {} : { max: String(maxPrice) }),
    ...(order === 'newest' ? {} : { sort: order }),
  };
}

/** By which the adverts of a list are ordered, the greatest first; the newest first where it is the same. */
export function orderKey(
  order: AdvertOrder,
  { price, verifiedLikes }: { readonly price: number; readonly verifiedLikes: number },
): number {
  return { newest: 0, cheapest: -price, dearest: price, liked: verifiedLikes }[order];
}

/** Whether some adverts are left out. */
export function isNarrowed({ district, minPrice, maxPrice }: AdvertFilter): boolean {
  return district !== undefined || minPrice !== undefined || maxPrice !== undefined;
}

export function suitsFilter(
  advert: { readonly district: string; readonly price: number },
  { district, minPrice = 0, maxPrice = Number.POSITIVE_INFINITY }: AdvertFilter,
): boolean {
  return (
    (district === undefined || advert.district === district) &&
    advert.price >= minPrice &&
    advert.price <= maxPrice
  );
}
