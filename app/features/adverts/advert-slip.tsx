import * as advertsTexts from '../../../core/texts/adverts.ts';
import { Fragment } from '../../rendering/fragment.tsx';
import type { RootData } from '../../rendering/root-data.ts';
import { Photo, type PhotoLoading } from '../../ui/photo.tsx';
import type { SlipAdvert } from './advert-views.ts';
import { Price } from './price.tsx';

interface Props {
  advert: SlipAdvert;
  /** Why it stands first, which a chip tells; undefined for any other. */
  leads?: 'paid for' | 'liked' | undefined;
  loading: PhotoLoading;
}

interface RowProps extends Pick<Props, 'leads'> {
  adverts: readonly SlipAdvert[];
}

/** A row of small adverts. `leads` is about the first. */
export function AdvertSlips({ adverts, leads }: RowProps) {
  return (
    <ul className="slips">
      {adverts.map((advert, position) => (
        <Fragment
          key={advert.id}
          as="li"
          className="slip card-sheet"
          of={SlipContent}
          given={{
            advert,
            leads: position === 0 ? leads : undefined,
            loading: leads === undefined ? 'near' : position === 0 ? 'lazy' : 'late',
          }}
          sees={seenBySlips}
        />
      ))}
    </ul>
  );
}

function seenBySlips({ lite, narrowCopies, pictureBase }: RootData) {
  return { lite, narrowCopies, pictureBase };
}

function SlipContent({ advert, leads, loading }: Props) {
  return (
    <>
      <Photo picture={advert.cover} alt="" sizes="80px" widest={320} loading={loading} />
      {leads && (
        <p className={leads === 'liked' ? 'top-chip top-chip-liked' : 'top-chip'}>
          {leads === 'liked' ? advertsTexts.mostLiked : advertsTexts.topAd}
        </p>
      )}
      <div className="slip-words">
        <p className="slip-title" dir="auto">
          <a href={`/singleherb/${advert.id}`}>{advert.title}</a>
        </p>
        <p className="slip-price figures">
          <Price price={advert.price} per={advert.per} />
        </p>
      </div>
    </>
  );
}
