import type { Page } from '../../core/adverts/advert.ts';
import { useRootData } from '../root-data.ts';
import type { CardAdvert } from '../shown-adverts.ts';
import { AdvertCard } from './advert-card.tsx';
import { LoadMore } from './load-more.tsx';
import { useMorePages } from './use-more-pages.ts';

interface Props<Data> {
  page: Page<CardAdvert>;
  /** Address of the page that begins after the cursor. */
  address: (cursor: string) => string;
  pick: (data: Data) => Page<CardAdvert>;
}

/** How many photos are likely in sight before anybody scrolls. */
const photosInSight = 2;

export function AdvertList<Data>({ page, address, pick }: Props<Data>) {
  const viewerId = useRootData()?.viewer.id;
  const list = useMorePages<CardAdvert, Data>({ first: page, address, pick, viewerId });
  return (
    <>
      <div className="card-grid">
        {list.items.map((advert, position) => (
          <AdvertCard
            key={advert.id}
            advert={advert}
            first={position < photosInSight}
            onChange={list.change}
          />
        ))}
      </div>
      <LoadMore address={list.nextAddress} loading={list.loading} onLoad={list.load} />
    </>
  );
}
