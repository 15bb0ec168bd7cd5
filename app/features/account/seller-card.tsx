import type { ReactNode } from 'react';
import { postCount } from '../../../core/adverts/counts.ts';
import type { AdvertDetail } from '../../../core/entities/advert.ts';
import * as countsTexts from '../../../core/texts/counts.ts';
import * as profileTexts from '../../../core/texts/profile.ts';
import { Avatar } from '../../ui/avatar.tsx';

interface Props extends Pick<AdvertDetail, 'seller' | 'sellerAdvertCount'> {
  readonly sellerFacts: readonly string[];
  /** What can be done about the seller, side by side. */
  readonly children: ReactNode;
}

/**
 * The seller beside an advert, with what helps to trust them: how many adverts they have, and what `sellerFacts`
 * says.
 */
export function SellerCard({ seller, sellerAdvertCount, sellerFacts, children }: Props) {
  if (seller === undefined) return <p className="seller-card muted">{profileTexts.detailsNotAvailable}</p>;
  return (
    <div className="seller-card">
      <div className="seller-who">
        <Avatar picture={seller.picture} size={56} />
        <div>
          <a className="seller-card-name" href={`/user/${seller.id}`}>
            {seller.username}
          </a>
          <p className="muted">
            <span dir="auto">{seller.fullName}</span> · {postCount(sellerAdvertCount, countsTexts)}
          </p>
          {sellerFacts.map((fact) => (
            <p key={fact} className="muted">
              {fact}
            </p>
          ))}
        </div>
      </div>
      <div className="seller-acts">{children}</div>
    </div>
  );
}
