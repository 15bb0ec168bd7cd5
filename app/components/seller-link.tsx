import * as profileTexts from '../../core/texts/profile.ts';
import type { ShownSeller } from '../shown-adverts.ts';
import { Avatar } from './avatar.tsx';

export function SellerLink({ seller }: { seller: ShownSeller | undefined }) {
  if (seller === undefined) return <span className="seller muted">{profileTexts.detailsNotAvailable}</span>;
  return (
    <a className="seller" href={`/user/${seller.id}`}>
      <Avatar picture={seller.picture} />
      <span className="seller-name">{seller.username}</span>
    </a>
  );
}
