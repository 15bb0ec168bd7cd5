import { formatPrice } from '../../../core/shared/text/shillings.ts';
import { relativeTime } from '../../../core/shared/time/relative-time.ts';
import * as advertCardTexts from '../../../core/texts/advert-card.ts';
import * as advertsTexts from '../../../core/texts/adverts.ts';
import { long, short } from '../../../core/texts/relative-times.ts';
import { Fragment } from '../../rendering/fragment.tsx';
import { type RootData, useRootData } from '../../rendering/root-data.ts';
import { Icon } from '../../ui/icon.tsx';
import { Photo, type PhotoLoading } from '../../ui/photo.tsx';
import { SellerLink } from '../account/seller-link.tsx';
import type { CardAdvert } from './advert-views.ts';
import { Place } from './place.tsx';
import { Price } from './price.tsx';
import { type ReactionChange, Reactions } from './reactions.tsx';

interface Props {
  advert: CardAdvert;
  /** When its photo is fetched. */
  photo?: PhotoLoading;
  /** Called when the server has saved a like or a save. */
  onChange?: ((advertId: string, change: ReactionChange) => void) | undefined;
}

export function AdvertCard({ advert, photo = 'lazy', onChange }: Props) {
  const now = useRootData()?.now ?? advert.postedAt;
  return (
    <Fragment
      as="article"
      className="card"
      id={advert.id}
      aria-labelledby={titleId(advert)}
      of={CardContent}
      given={{
        advert,
        photo,
        posted: relativeTime(advert.postedAt, now, long),
        postedShortly: relativeTime(advert.postedAt, now, short),
      }}
      sees={seenByCards}
      live={{ onChange }}
    />
  );
}

const titleId = ({ id }: CardAdvert) => `${id}-title`;

function seenByCards({ viewer, site, asList, lite, narrowCopies, pictureBase }: RootData) {
  const { publicUrl } = site;
  return { viewer: { kind: viewer.kind }, site: { publicUrl }, asList, lite, narrowCopies, pictureBase };
}

interface ContentProps extends Required<Pick<Props, 'advert' | 'photo'>>, Pick<Props, 'onChange'> {
  /** When it was posted, in words. */
  posted: string;
  /** The same where there is little room. */
  postedShortly: string;
}

function CardContent({ advert, photo, posted, postedShortly, onChange }: ContentProps) {
  const asList = useRootData()?.asList;
  return (
    <>
      <div className="card-sheet">
        <Photo
          picture={advert.cover}
          alt={advertCardTexts.photoOf({ title: advert.title })}
          sizes={`(min-width: 1080px) 310px, (min-width: 600px) 45vw, ${asList ? 58 : 40}vw`}
          loading={photo}
          href={`/singleherb/${advert.id}/photos/1`}
        />
        {advert.pictureCount > 1 && (
          <span className="photo-count">
            <Icon name="photos" className="icon-small" />
            {advert.pictureCount}
            <span className="visually-hidden">{advertCardTexts.photos}</span>
          </span>
        )}
        <p className="price-label">
          <Price price={advert.price} per={advert.per} />
        </p>
        {advert.priceBefore !== undefined && (
          <p className="price-before">
            <span className="visually-hidden">{advertCardTexts.before}</span>
            <s>{formatPrice(advert.priceBefore)}</s>
          </p>
        )}
        <h2 className="card-title" id={titleId(advert)} dir="auto">
          <a href={`/singleherb/${advert.id}`}>{advert.title}</a>
        </h2>
        {advert.chip && <p className="state-chip">{advert.chip}</p>}
        <p className="card-place">
          <Place district={advert.district} village={advert.village} />
          {advert.kilometres !== undefined && (
            <span>{advertsTexts.distance({ kilometres: advert.kilometres })}</span>
          )}
        </p>
      </div>
      <div className="card-foot">
        <p className="card-by">
          <SellerLink seller={advert.seller} />
          <time dateTime={advert.postedAt.toISOString()}>
            <span className="time-said">{posted}</span>
            <span className="time-short" aria-hidden="true">
              {postedShortly}
            </span>
          </time>
        </p>
        <Reactions advert={advert} onChange={onChange && ((change) => onChange(advert.id, change))} />
      </div>
    </>
  );
}
