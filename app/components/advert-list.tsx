import type { Page } from '../../core/adverts/advert.ts';
import { useRootData } from '../root-data.ts';
import type { CardAdvert } from '../shown-adverts.ts';
import { AdvertCard } from './advert-card.tsx';
import { LoadMore } from './load-more.tsx';
import type { PhotoLoading } from './photo.tsx';
import { useMorePages } from './use-more-pages.ts';

interface Props<Data> {
  page: Page<CardAdvert>;
  /** Address of the page that begins after the cursor. */
  address: (cursor: string) => string;
  pick: (data: Data) => Page<CardAdvert>;
  /** How many photos the page shows above the list. */
  photosAbove?: number;
}

export function AdvertList<Data>({ page, address, pick, photosAbove = 0 }: Props<Data>) {
  const viewerId = useRootData()?.viewer.id;
  const list = useMorePages<CardAdvert, Data>({ first: page, address, pick, viewerId });
  return (
    <>
      <div className="card-grid">
        {list.items.map((advert, position) => (
          <AdvertCard
            key={advert.id}
            advert={advert}
            photo={loadingAt(position, photosAbove)}
            onChange={list.change}
          />
        ))}
      </div>
      <LoadMore address={list.nextAddress} loading={list.loading} onLoad={list.load} />
    </>
  );
}

/** Photos of a page that browsers without script fetch unasked. */
const photosUnasked = 6;

/** When to fetch the photo of the card at this position, from 0, below so many other photos. The first is likely in sight. */
export function loadingAt(position: number, above = 0): PhotoLoading {
  if (position + above < 2) return 'eager';
  if (position === 0) return 'lazy';
  return position + above < photosUnasked ? 'near' : 'late';
}
