import type { Picture } from '../../../core/entities/picture.ts';
import type { Seller } from '../../../core/entities/profile.ts';
import * as profileTexts from '../../../core/texts/profile.ts';
import { Avatar } from '../../ui/avatar.tsx';

/** The seller as the line beside an advert shows them. */
export interface ShownSeller extends Omit<Seller, 'fullName' | 'picture'> {
  readonly picture: Pick<Picture, 'key'> | undefined;
}

export function SellerLink({ seller }: { seller: ShownSeller | undefined }) {
  if (seller === undefined) return <span className="seller muted">{profileTexts.detailsNotAvailable}</span>;
  return (
    <a className="seller" href={`/user/${seller.id}`}>
      <Avatar picture={seller.picture} />
      <span className="seller-name">{seller.username}</span>
    </a>
  );
}
