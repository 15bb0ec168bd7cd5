import { formatPrice } from '../../core/adverts/price.ts';
import type { SlipAdvert } from '../shown-adverts.ts';
import { Photo } from './photo.tsx';

interface Props {
  advert: SlipAdvert;
}

/** Small, in a row. */
export function AdvertSlips({ adverts }: { adverts: readonly SlipAdvert[] }) {
  return (
    <ul className="slips">
      {adverts.map((advert) => (
        <AdvertSlip key={advert.id} advert={advert} />
      ))}
    </ul>
  );
}

export function AdvertSlip({ advert }: Props) {
  return (
    <li className="slip card-sheet">
      <Photo picture={advert.cover} alt="" sizes="80px" widest={320} loading="near" />
      <div className="slip-words">
        <p className="slip-title" dir="auto">
          <a href={`/singleherb/${advert.id}`}>{advert.title}</a>
        </p>
        <p className="slip-price figures">{formatPrice(advert.price)}</p>
      </div>
    </li>
  );
}
