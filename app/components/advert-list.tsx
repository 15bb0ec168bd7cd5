import type { Page } from '../../core/adverts/advert.ts';
import { useRootData } from '../root-data.ts';
import type { CardAdvert } from '../shown-adverts.ts';
import { AdvertCard } from './advert-card.tsx';
import { LoadMore } from './load-more.tsx';
import type { PhotoLoading } from './photo.tsx';
import { useMorePages } from './use-more-pages.ts';
import { ViewChoice } from './view-choice.tsx';

interface Props<Data> {
  page: Page<CardAdvert>;
  /** Address of the page that begins after the cursor. */
  address: (cursor: string) => string;
  pick: (data: Data) => Page<CardAdvert>;
}

export function AdvertList<Data>({ page, address, pick }: Props<Data>) {
  const { viewer, asList } = useRootData() ?? {};
  const list = useMorePages<CardAdvert, Data>({ first: page, address, pick, viewerId: viewer?.id });
  return (
    <>
      {list.items.length > 0 && <ViewChoice />}
      <div className={asList ? 'card-grid' : 'card-grid card-pairs'}>
        {list.items.map((advert, position) => (
          <AdvertCard
            key={advert.id}
            advert={advert}
            photo={loadingAt(position, asList ? 1 : 4)}
            onChange={list.change}
          />
        ))}
      </div>
      <LoadMore address={list.nextAddress} loading={list.loading} onLoad={list.load} />
    </>
  );
}

/** Photos of a list that browsers without script fetch unasked. */
const photosUnasked = 6;

/** When to fetch the photo of the card at this position, from 0, if a phone shows so many of them before it is scrolled. */
export function loadingAt(position: number, inSight: number): PhotoLoading {
  if (position < inSight) return position === 0 ? 'eager' : 'lazy';
  return position < photosUnasked ? 'near' : 'late';
}
