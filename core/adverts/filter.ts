import {
  type AdvertChoice,
  type AdvertFilter,
  type AdvertOrder,
  advertOrders,
} from '../entities/advert-filter.ts';
import { districts } from '../locations/locations.ts';
import { parsePrice } from './price.ts';

/** All adverts, newest first: a list without filters. */
export const everyAdvert: AdvertChoice = {
  district: undefined,
  minPrice: undefined,
  maxPrice: undefined,
  order: 'newest',
};

type ChoiceName = 'district' | 'min' | 'max' | 'sort';
type ChoiceParameters = Readonly<Partial<Record<ChoiceName, string>>>;

/**
 * The parameters of an address, in the order of the form, each with whether a value says something: whatever is typed as a
 * price does, because the page says so where it is none.
 */
export const choiceParameters: Readonly<Record<ChoiceName, (value: string) => boolean>> = {
  district: (value) => readDistrict(value) !== undefined,
  min: (value) => value.trim() !== '',
  max: (value) => value.trim() !== '',
  sort: (value) => readOrder(value) !== undefined,
};

function readDistrict(value: string): string | undefined {
  return districts.find((district) => district === value.trim());
}

function readOrder(value: string): AdvertOrder | undefined {
  return advertOrders.find((order) => order === value.trim());
}

interface Address {
  get(name: string): string | null;
}

function valueIn(address: Address, name: ChoiceName): string {
  return address.get(name) ?? '';
}

/**
 * Reads whatever an address says: meaningless values are ignored, and a minimum above the maximum is swapped with it.
 */
export function readChoice(address: Address): AdvertChoice {
  const price = (name: 'min' | 'max') => {
    const parsed = parsePrice(valueIn(address, name));
    return parsed.ok ? parsed.value : undefined;
  };
  const [min, max] = [price('min'), price('max')];
  const exchanged = min !== undefined && max !== undefined && min > max;
  return {
    district: readDistrict(valueIn(address, 'district')),
    minPrice: exchanged ? max : min,
    maxPrice: exchanged ? min : max,
    order: readOrder(valueIn(address, 'sort')) ?? 'newest',
  };
}

export interface Misread {
  readonly typed: string;
  readonly problem: string;
}

export interface MisreadPrices {
  readonly min: Misread | undefined;
  readonly max: Misread | undefined;
}

/** What `readChoice` ignores in a price field, and why; undefined: nothing. A minimum of 0 simply means none. */
export function misreadPrices(address: Address): MisreadPrices | undefined {
  const [min, max] = (['min', 'max'] as const).map((name) => {
    const typed = valueIn(address, name).trim();
    const price = parsePrice(typed);
    const isNone = typed === '' || (name === 'min' && Number(typed) === 0);
    return isNone || price.ok ? undefined : { typed, problem: price.problem };
  });
  return min || max ? { min, max } : undefined;
}

/** The parameters that `readChoice` reads as this choice; none for `everyAdvert`. */
export function choiceToParameters({ district, minPrice, maxPrice, order }: AdvertChoice): ChoiceParameters {
  return {
    ...(district === undefined ? {} : { district }),
    ...(minPrice === undefined ? {} : { min: String(minPrice) }),
    ...(maxPrice === undefined ? {} : { max: String(maxPrice) }),
    ...(order === 'newest' ? {} : { sort: order }),
  };
}

/**
 * How many likes of people whose email is not verified count as much as one of somebody whose email is: more than there
 * are, so that accounts that cost nothing only decide between adverts that are equal without them.
 */
export const verifiedWeight = 1_000_000;

interface Likes {
  /** Of everybody. */
  readonly likes: number;
  readonly verifiedLikes: number;
}

/** How much an advert is liked, compared with others. */
export function popularity({ likes, verifiedLikes }: Likes): number {
  return likes + verifiedLikes * verifiedWeight;
}

/** The key by which a list is ordered, greatest first; where it is equal, the newest first. */
export function orderKey(
  order: AdvertOrder,
  { price, ...likes }: Likes & { readonly price: number },
): number {
  return { newest: 0, cheapest: -price, dearest: price, liked: popularity(likes) }[order];
}

/** Whether some adverts are left out. */
export function isNarrowed({ district, minPrice, maxPrice }: AdvertFilter): boolean {
  return district !== undefined || minPrice !== undefined || maxPrice !== undefined;
}

/** Whether it is anything but all adverts, newest first. */
export function asksSomething(choice: AdvertChoice): boolean {
  return isNarrowed(choice) || choice.order !== 'newest';
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
