import { type FieldClaims, saysInWords } from '../claims/check-claims.ts';
import type { Advert } from '../entities/advert.ts';
import { type SearchedFields, searchedFieldsOf } from '../entities/saved-search.ts';
import type { Ports, Stores } from '../ports/ports.ts';
import { holdForReview } from '../review/hold-for-review.ts';
import { moveAdvert } from './move-advert.ts';

/**
 * Hides an advert for its claims until a moderator has reviewed it, within the transaction that writes the advert.
 * `before` is the advert before the change.
 */
export async function holdAdvert(
  ports: Pick<Ports, 'searchEngine' | 'ids' | 'clock'>,
  stores: Pick<Stores, 'adverts' | 'outbox' | 'reviewCases'>,
  advert: Pick<Advert, 'id' | 'sellerId' | 'title' | 'description'>,
  claims: FieldClaims,
  before?: SearchedFields,
): Promise<void> {
  await moveAdvert(ports, stores, advert, 'hold');
  const { id, sellerId: writerId } = advert;
  const subject = { kind: 'advert', id } as const;
  await holdForReview(stores, {
    subject,
    writerId,
    text: saysInWords(claims),
    at: ports.clock.now(),
    before: before && searchedFieldsOf(before),
  });
}
