import { Photo } from '../../ui/photo.tsx';
import { AdvertSlips } from './advert-slip.tsx';
import type { SlipAdvert, TopAdvert } from './advert-views.ts';
import { Place } from './place.tsx';
import { Price } from './price.tsx';

export interface ShownTopAdverts {
  readonly first: TopAdvert | undefined;
  readonly others: readonly SlipAdvert[];
  /** Whether the sellers paid for the place. */
  readonly paidFor: boolean;
}

/** The promoted or best liked adverts: the first as a wide sheet, the others as a row of slips. */
export function TopAdverts({ first, others, paidFor }: ShownTopAdverts) {
  if (first === undefined) return null;
  return (
    <section className="top-adverts" aria-label="Top ad">
      <div className="top-sheet card-sheet">
        <Photo
          picture={first.cover}
          alt=""
          sizes="(min-width: 1080px) 560px, (min-width: 768px) 55vw, 120px"
          widest={1280}
          loading="eager"
          href={`/singleherb/${first.id}/photos/1`}
        />
        <div className="top-words">
          <p className={paidFor ? 'top-chip' : 'top-chip top-chip-liked'}>
            {paidFor ? 'Top ad' : 'Most liked'}
          </p>
          <h2 className="top-title" dir="auto">
            <a href={`/singleherb/${first.id}`}>{first.title}</a>
          </h2>
          <p className="price-label">
            <Price price={first.price} per={first.per} />
          </p>
          <p className="card-place">
            <Place district={first.district} village={first.village} />
            {first.seller && <span>{first.seller.username}</span>}
          </p>
        </div>
      </div>
      {others.length > 0 && <AdvertSlips adverts={others} />}
    </section>
  );
}
