import { formatPrice } from '../../core/adverts/price.ts';
import type { SlipAdvert } from '../shown-adverts.ts';
import { AdvertContent } from './advert-content.tsx';
import { Photo } from './photo.tsx';

interface Props {
  advert: SlipAdvert;
}

export function AdvertSlip(props: Props) {
  return (
    <li className="slip card-sheet">
      <AdvertContent Content={SlipContent} {...props} />
    </li>
  );
}

function SlipContent({ advert }: Props) {
  return (
    <>
      <Photo picture={advert.cover} alt="" sizes="80px" widest={320} loading="near" />
      <div className="slip-words">
        <p className="slip-title first-capital" dir="auto">
          <a href={`/singleherb/${advert.id}`}>{advert.title}</a>
        </p>
        <p className="slip-price figures">{formatPrice(advert.price)}</p>
      </div>
    </>
  );
}
