import * as profileTexts from '../../../core/texts/profile.ts';
import { Avatar } from '../../ui/avatar.tsx';
import type { ShownSeller } from '../adverts/advert-views.ts';

export function SellerLink({ seller }: { seller: ShownSeller | undefined }) {
  if (seller === undefined) return <span className="seller muted">{profileTexts.detailsNotAvailable}</span>;
  return (
    <a className="seller" href={`/user/${seller.id}`}>
      <Avatar picture={seller.picture} />
      <span className="seller-name">{seller.username}</span>
    </a>
  );
}
