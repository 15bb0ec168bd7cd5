import { choiceToParameters } from '../../../core/adverts/filter.ts';
import { maxCounted } from '../../../core/adverts/limits.ts';
import type { AdvertChoice } from '../../../core/entities/advert-filter.ts';
import type { ListedAlready, Nearby } from '../../../core/search/list-nearby.ts';
import { groupDigits } from '../../../core/shared/text/shillings.ts';
import type { ListContext } from '../search/load-saving.server.ts';
import { cardPageOf } from './advert-views.ts';
import type { ShownNearby } from './nearby.tsx';

interface List {
  readonly path: string;
  readonly choice: AdvertChoice;
  readonly near: string | undefined;
  readonly herb?: string;
  readonly q?: string;
  readonly listed: ListedAlready;
}

/** What follows a list that a district leaves nearly empty; undefined if nothing does. */
export async function loadNearby(
  { core, viewer }: Pick<ListContext, 'core' | 'viewer'>,
  list: List,
): Promise<ShownNearby | undefined> {
  const nearby = await core.listNearby(viewer, list);
  return nearby && shownNearby(nearby, list);
}

function shownNearby(
  { district, query, adverts, districts, everywhere }: Nearby,
  { path, choice, near, listed }: List,
): ShownNearby {
  const address = (change: Partial<AdvertChoice>, further: Readonly<Record<string, string>> = {}) => {
    const q = query === '' ? undefined : { q: query };
    const parameters = new URLSearchParams({
      ...q,
      ...choiceToParameters({ ...choice, ...change }),
      ...further,
    });
    return parameters.size === 0 ? path : `${path}?${parameters}`;
  };
  const counted = (count: number, more: boolean) => `${groupDigits(String(count))}${more ? '+' : ''}`;
  const chips = districts.map(({ district, count, more }) => ({
    district,
    count: counted(count, more),
    to: address({ district }),
  }));
  return {
    district,
    cards: cardPageOf({ items: adverts, next: undefined }, near).items,
    all: address({ district: undefined, order: 'nearest' }, { near: district }),
    // What is next to a list that has something is seen below it.
    elsewhere: listed.advertCount
      ? undefined
      : {
          district,
          districts: chips,
          everywhere: counted(Math.min(everywhere, maxCounted), everywhere > maxCounted),
          anywhere: address({ district: undefined }),
        },
  };
}
