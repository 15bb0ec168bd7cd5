import { postCount } from '../../../core/adverts/counts.ts';
import type { AdvertDetail } from '../../../core/entities/advert.ts';
import * as profileTexts from '../../../core/texts/profile.ts';
import { Avatar } from '../../ui/avatar.tsx';

interface Props extends Pick<AdvertDetail, 'seller' | 'sellerAdvertCount'> {
  readonly sellerFacts: readonly string[];
}

/**
 * The seller beside an advert, with what helps to trust them: how many adverts they have, and what `sellerFacts`
 * says.
 */
export function SellerCard({ seller, sellerAdvertCount, sellerFacts }: Props) {
  if (seller === undefined) return <p className="seller-card muted">{profileTexts.detailsNotAvailable}</p>;
  return (
    <div className="seller-card">
      <Avatar picture={seller.picture} size={56} />
      <div>
        <a className="seller-card-name" href={`/user/${seller.id}`}>
          {seller.username}
        </a>
        <p className="muted small" dir="auto">
          {seller.fullName}
        </p>
        <p className="muted small">{[postCount(sellerAdvertCount), ...sellerFacts].join('\u00a0· ')}</p>
      </div>
    </div>
  );
}
