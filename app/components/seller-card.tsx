import type { AdvertDetail } from '../../core/adverts/advert.ts';
import { postCount } from '../../core/adverts/counts.ts';
import { texts } from '../../core/texts.ts';
import { Avatar } from './avatar.tsx';
import { MonthOfJoining } from './month-of-joining.tsx';

type Props = Pick<AdvertDetail, 'seller' | 'sellerJoinedAt' | 'sellerAdvertCount'>;

/** The seller beside an advert, with what helps to trust them: member since when, and how many adverts. */
export function SellerCard({ seller, sellerJoinedAt: joinedAt, sellerAdvertCount: advertCount }: Props) {
  if (seller === undefined) return <p className="seller-card muted">{texts.profile.detailsNotAvailable}</p>;
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
        <p className="muted small">
          {postCount(advertCount)}
          {joinedAt && (
            <>
              {' · '}
              <MonthOfJoining at={joinedAt} />
            </>
          )}
        </p>
      </div>
    </div>
  );
}
