import { type Goods, goodsKinds } from '../entities/advert.ts';
import {
  type AdvertChoice,
  type AdvertFilter,
  type AdvertOrder,
  advertOrders,
  type FilterableWay,
  type FilteredFields,
  filterableWays,
} from '../entities/advert-filter.ts';
import { districts } from '../locations/districts.ts';
import { ranksByDistance } from '../locations/districts-by-distance.ts';
import type { Text } from '../texts/text.ts';
import { parsePrice } from './parse-price.ts';

/** All adverts, newest first: a list without filters. */
export const everyAdvert: AdvertChoice = {
  district: undefined,
  minPrice: undefined,
  maxPrice: undefined,
  goods: undefined,
  delivery: undefined,
  order: 'newest',
};

type ChoiceName = 'district' | 'min' | 'max' | 'goods' | 'delivery' | 'sort';
type ChoiceParameters = Readonly<Partial<Record<ChoiceName, string>>>;

/**
 * The parameters of an address, in the order of the form, each with whether a value is a choice. Any text in a price
 * field is one, because the page reports a text that is not a price.
 */
export const choiceParameters: Readonly<Record<ChoiceName, (value: string) => boolean>> = {
  district: (value) => readDistrict(value) !== undefined,
  min: (value) => value.trim() !== '',
  max: (value) => value.trim() !== '',
  goods: (value) => readGoods(value) !== undefined,
  delivery: (value) => readDelivery(value) !== undefined,
  sort: (value) => readOrder(value) !== undefined,
};

export function readDistrict(value: string): string | undefined {
  return districts.find((district) => district === value.trim());
}

function readGoods(value: string): Goods | undefined {
  return goodsKinds.find((goods) => goods === value.trim());
}

function readDelivery(value: string): FilterableWay | undefined {
  return filterableWays.find((way) => way === value.trim());
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
 * Reads the choice in an address: ignores meaningless values, and swaps a minimum above the maximum with it. `near` is
 * the district near which the viewer looks for adverts.
 */
export function readChoice(address: Address, near?: string): AdvertChoice {
  const price = (name: 'min' | 'max') => {
    const parsed = parsePrice(valueIn(address, name));
    return parsed.ok ? parsed.value : undefined;
  };
  const [min, max] = [price('min'), price('max')];
  const order = readOrder(valueIn(address, 'sort')) ?? 'newest';
  const exchanged = min !== undefined && max !== undefined && min > max;
  return {
    district: readDistrict(valueIn(address, 'district')),
    minPrice: exchanged ? max : min,
    maxPrice: exchanged ? min : max,
    goods: readGoods(valueIn(address, 'goods')),
    delivery: readDelivery(valueIn(address, 'delivery')),
    ...(order === 'nearest' ? ofNearest(near) : { order }),
  };
}

/** "Nearest" is the newest first as long as nobody knows to what. */
function ofNearest(near: string | undefined): Pick<AdvertChoice, 'order' | 'near'> {
  return near === undefined ? { order: 'newest' } : { order: 'nearest', near };
}

export interface Misread {
  readonly typed: string;
  readonly problem: Text;
}

export interface MisreadPrices {
  readonly min: Misread | undefined;
  readonly max: Misread | undefined;
}

/**
 * The texts in price fields that `readChoice` ignores, and why; undefined if there are none. A minimum of 0 simply
 * means no minimum.
 */
export function misreadPrices(address: Address): MisreadPrices | undefined {
  const [min, max] = (['min', 'max'] as const).map((name) => {
    const typed = valueIn(address, name).trim();
    const price = parsePrice(typed);
    const isNone = typed === '' || (name === 'min' && Number(typed) === 0);
    return isNone || price.ok ? undefined : { typed, problem: price.problem };
  });
  return min || max ? { min, max } : undefined;
}

/** The parameters that `readChoice` reads as this choice; empty for `everyAdvert`. */
export function choiceToParameters({
  district,
  minPrice,
  maxPrice,
  goods,
  delivery,
  order,
}: AdvertChoice): ChoiceParameters {
  return {
    ...(district === undefined ? {} : { district }),
    ...(minPrice === undefined ? {} : { min: String(minPrice) }),
    ...(maxPrice === undefined ? {} : { max: String(maxPrice) }),
    ...(goods === undefined ? {} : { goods }),
    ...(delivery === undefined ? {} : { delivery }),
    ...(order === 'newest' ? {} : { sort: order }),
  };
}

/**
 * The number of likes by people with unverified emails that weigh as much as one by somebody with a verified email.
 * Larger than the number of accounts, so that accounts that cost nothing only decide between adverts that are
 * otherwise equal.
 */
export const verifiedWeight = 1_000_000;

interface Likes {
  /** All likes, verified or not. */
  readonly likes: number;
  readonly verifiedLikes: number;
}

/** The popularity of an advert, for comparison with others. */
export function popularity({ likes, verifiedLikes }: Likes): number {
  return likes + verifiedLikes * verifiedWeight;
}

/** The key by which a list is ordered, greatest first; equal keys are ordered newest first. */
export function orderKey(
  { order, near }: Pick<AdvertChoice, 'order' | 'near'>,
  { price, district, ...likes }: Likes & { readonly price: number; readonly district: string },
): number {
  if (order === 'nearest') return near === undefined ? 0 : 0 - (ranksByDistance(near).get(district) ?? 0);
  return { newest: 0, cheapest: -price, dearest: price, liked: popularity(likes) }[order];
}

/** Whether the filter leaves out any adverts. */
export function isNarrowed({ district, minPrice, maxPrice, goods, delivery }: AdvertFilter): boolean {
  return [district, minPrice, maxPrice, goods, delivery].some((part) => part !== undefined);
}

/** Whether the choice differs from `everyAdvert`. */
export function asksSomething(choice: AdvertChoice): boolean {
  return isNarrowed(choice) || choice.order !== 'newest';
}

export function suitsFilter(
  advert: FilteredFields,
  { district, minPrice = 0, maxPrice = Number.POSITIVE_INFINITY, goods, delivery }: AdvertFilter,
): boolean {
  return (
    (district === undefined || advert.district === district) &&
    advert.price >= minPrice &&
    advert.price <= maxPrice &&
    (goods === undefined || advert.goods === goods) &&
    (delivery === undefined || advert[delivery])
  );
}
