import type { AdvertSummary } from '../../core/adverts/advert.ts';
import { formatPrice } from '../../core/adverts/price.ts';
import { Photo } from './photo.tsx';

export function AdvertSlip({ advert }: { advert: AdvertSummary }) {
  return (
    <li className="slip card-sheet">
      <Photo picture={advert.cover} alt="" sizes="112px" widest={320} />
      <div className="slip-words">
        <p className="slip-title first-capital" dir="auto">
          <a href={`/singleherb/${advert.id}`}>{advert.title}</a>
        </p>
        <p className="slip-price figures">{formatPrice(advert.price)}</p>
      </div>
    </li>
  );
}
