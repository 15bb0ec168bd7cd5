import { advertCount } from '../../../core/adverts/counts.ts';
import {
  choiceToParameters,
  everyAdvert,
  isNarrowed,
  type Misread,
  misreadPrices,
  readChoice,
} from '../../../core/adverts/filter.ts';
import { maxCounted } from '../../../core/adverts/limits.ts';
import { readNear } from '../../../core/adverts/near.ts';
import type { AdvertChoice } from '../../../core/entities/advert-filter.ts';
import { formatPrice, formatPriceRange } from '../../../core/shared/text/shillings.ts';
import * as advertsTexts from '../../../core/texts/adverts.ts';
import * as countsTexts from '../../../core/texts/counts.ts';
import * as filtersTexts from '../../../core/texts/filters.ts';
import * as placesTexts from '../../../core/texts/places.ts';
import * as pricesTexts from '../../../core/texts/prices.ts';
import { said } from '../../requests/said.server.ts';
import type { ShownFilters, ShownMisread } from './filters.tsx';

interface Listed {
  readonly advertCount: number | undefined;
  readonly further: boolean;
  /** The district near which the viewer looks for adverts. */
  readonly near: string | undefined;
}

/**
 * A page's filters, read from its address, and links that change them. `others` are the parameters that these links
 * keep.
 */
export function shownFilters(
  path: string,
  parameters: URLSearchParams,
  { advertCount: count, further, near }: Listed,
  others: Readonly<Record<string, string>> = {},
): ShownFilters {
  const choice = readChoice(parameters, near);
  // A browser without cookies has it in the addresses alone.
  const asked = readNear(parameters.getAll('near')) ? { near: near ?? '' } : {};
  const without = (part: Partial<AdvertChoice>, changed: Readonly<Record<string, string>> = asked) => {
    const choiceLeft = choiceToParameters({ ...choice, ...part });
    const left = new URLSearchParams({ ...others, ...choiceLeft, ...changed });
    return left.size === 0 ? path : `${path}?${left}`;
  };
  const active = [];
  const { district, minPrice, maxPrice, goods, delivery, order } = choice;
  if (near !== undefined) {
    const anyOrder: Partial<AdvertChoice> = order === 'nearest' ? { order: 'newest' } : {};
    active.push({
      words: placesTexts.nearDistrict({ district: near }),
      without: without(anyOrder, { near: '' }),
    });
  }
  if (district !== undefined) active.push({ words: district, without: without({ district: undefined }) });
  if (minPrice !== undefined || maxPrice !== undefined) {
    const anyPrice = { minPrice: undefined, maxPrice: undefined };
    active.push({ words: priceRange(minPrice, maxPrice), without: without(anyPrice) });
  }
  if (goods !== undefined) {
    active.push({ words: advertsTexts.goods[goods], without: without({ goods: undefined }) });
  }
  if (delivery !== undefined) {
    active.push({ words: filtersTexts.delivery[delivery], without: without({ delivery: undefined }) });
  }
  if (order !== 'newest') {
    active.push({ words: filtersTexts.orders[order], without: without({ order: 'newest' }) });
  }
  const address = without({});
  const misread = misreadPrices(parameters);
  return {
    parameters: String(new URLSearchParams(choiceToParameters(choice))),
    misread: misread && { min: saidMisread(misread.min), max: saidMisread(misread.max) },
    near,
    cleared: without(everyAdvert),
    later: `${address}${address.includes('?') ? '&' : '?'}after=`,
    first: further ? address : undefined,
    feed: address.replace(path, `${path}.atom`),
    narrowed: isNarrowed(choice),
    active,
    count: count ? advertCount(count, countsTexts, maxCounted) : undefined,
  };
}

function saidMisread(misread: Misread | undefined): ShownMisread | undefined {
  return misread && { ...misread, problem: said(misread.problem) };
}

function priceRange(min: number | undefined, max: number | undefined): string {
  if (min === undefined) return filtersTexts.orLess({ price: formatPrice(max ?? 0) });
  if (max === undefined) return filtersTexts.orMore({ price: formatPrice(min) });
  return formatPriceRange(min, max, pricesTexts);
}
