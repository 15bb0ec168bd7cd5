import { Fragment, type ReactNode } from 'react';
import { useRootData } from '../../rendering/root-data.ts';
import { LoadMore } from '../../ui/load-more.tsx';
import { leadingPhotos, type PhotoLoading } from '../../ui/photo.tsx';
import { useMorePages } from '../../ui/use-more-pages.ts';
import { AdvertCard } from './advert-card.tsx';
import type { CardAdvert, CardPage } from './advert-views.ts';
import { ViewChoice } from './view-choice.tsx';

/** Adverts above the banner: as many as a phone shows on its first screen, and two more. */
const advertsBeforeBanner = 6;

interface Props<Data> {
  page: CardPage;
  /** Address of the page that begins after the cursor. */
  address: (cursor: string) => string;
  pick: (data: Data) => CardPage;
  /** Shown beside the choice of the view. */
  bar?: ReactNode;
  /** Shown among the adverts, below a phone's first screen. */
  banner?: ReactNode;
  /** Shown between the bar and the adverts. */
  children?: ReactNode;
  /** What is said above an advert and those after it with the same. */
  headingOf?: ((advert: CardAdvert) => string) | undefined;
}

export function AdvertList<Data>(props: Props<Data>) {
  const { page, address, pick, bar, banner, children, headingOf } = props;
  const { viewer, asList } = useRootData() ?? {};
  const list = useMorePages<CardAdvert, Data>({
    first: page,
    address,
    pick,
    viewerId: viewer?.id,
  });
  const inSight = asList ? 1 : 2;
  const headings = headingOf ? list.items.map(headingOf) : [];
  return (
    <>
      <div className="list-bar">
        {bar}
        {list.items.length > 0 && <ViewChoice />}
      </div>
      {children}
      <div className={asList ? 'card-grid' : 'card-grid card-pairs'}>
        {list.items.map((advert, position) => (
          <Fragment key={advert.id}>
            {position === advertsBeforeBanner && banner}
            {headings[position] !== headings[position - 1] && <h2>{headings[position]}</h2>}
            <AdvertCard advert={advert} photo={loadingAt(position, inSight)} onChange={list.change} />
          </Fragment>
        ))}
        {list.items.length <= advertsBeforeBanner && banner}
      </div>
      <LoadMore address={list.nextAddress} loading={list.loading} onLoad={list.load} />
    </>
  );
}

/**
 * When to fetch the photo of the card at this position (from 0); `inSight` cards are wholly on a phone's screen
 * before scrolling.
 */
function loadingAt(position: number, inSight: number): PhotoLoading {
  if (position < inSight) return position === 0 ? 'eager' : 'lazy';
  return position < leadingPhotos ? 'near' : 'late';
}
