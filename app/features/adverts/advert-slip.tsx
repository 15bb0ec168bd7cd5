import { Fragment } from '../../rendering/fragment.tsx';
import type { RootData } from '../../rendering/root-data.ts';
import { Photo } from '../../ui/photo.tsx';
import type { SlipAdvert } from './advert-views.ts';
import { Price } from './price.tsx';

interface Props {
  advert: SlipAdvert;
}

/** A row of small adverts. */
export function AdvertSlips({ adverts }: { adverts: readonly SlipAdvert[] }) {
  return (
    <ul className="slips">
      {adverts.map((advert) => (
        <Fragment
          key={advert.id}
          as="li"
          className="slip card-sheet"
          of={SlipContent}
          given={{ advert }}
          sees={seenBySlips}
        />
      ))}
    </ul>
  );
}

function seenBySlips({ lite, narrowCopies, pictureBase }: RootData) {
  return { lite, narrowCopies, pictureBase };
}

function SlipContent({ advert }: Props) {
  return (
    <>
      <Photo picture={advert.cover} alt="" sizes="80px" widest={320} loading="near" />
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
