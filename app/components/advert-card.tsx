import { formatPrice } from '../../core/adverts/price.ts';
import { useRootData } from '../root-data.ts';
import type { CardAdvert } from '../shown-adverts.ts';
import { Icon } from './icon.tsx';
import { Photo, type PhotoLoading } from './photo.tsx';
import { Place } from './place.tsx';
import { type ReactionChange, Reactions } from './reactions.tsx';
import { RelativeTime } from './relative-time.tsx';
import { SellerLink } from './seller-link.tsx';

interface Props {
  advert: CardAdvert;
  /** When its photo is fetched. */
  photo?: PhotoLoading;
  /** Tells the list's owner what the server has accepted. */
  onChange?: ((advertId: string, change: ReactionChange) => void) | undefined;
}

export function AdvertCard({ advert, photo = 'lazy', onChange }: Props) {
  const asList = useRootData()?.asList;
  const titleId = `${advert.id}-title`;
  return (
    <article className="card" id={advert.id} aria-labelledby={titleId}>
      <div className="card-sheet">
        <Photo
          picture={advert.cover}
          alt={`Photo of ${advert.title}`}
          sizes={`(min-width: 1080px) 310px, (min-width: 600px) 45vw, ${asList ? 58 : 40}vw`}
          loading={photo}
          href={`/singleherb/${advert.id}/photos/1`}
        />
        {advert.pictureCount > 1 && (
          <span className="photo-count">
            <Icon name="photos" className="icon-small" />
            {advert.pictureCount}
            <span className="visually-hidden"> photos</span>
          </span>
        )}
        <p className="price-label">{formatPrice(advert.price)}</p>
        {advert.priceBefore !== undefined && (
          <p className="price-before">
            <span className="visually-hidden">Before: </span>
            <s>{formatPrice(advert.priceBefore)}</s>
          </p>
        )}
        <h2 className="card-title" id={titleId} dir="auto">
          <a href={`/singleherb/${advert.id}`}>{advert.title}</a>
        </h2>
        {advert.chip && <p className="state-chip">{advert.chip}</p>}
        <p className="card-place">
          <Place district={advert.district} village={advert.village} />
        </p>
      </div>
      <div className="card-foot">
        <p className="card-by">
          <SellerLink seller={advert.seller} />
          <RelativeTime at={advert.postedAt} />
        </p>
        <Reactions advert={advert} onChange={onChange && ((change) => onChange(advert.id, change))} />
      </div>
    </article>
  );
}
