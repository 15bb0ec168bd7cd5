import type { Advert } from '../entities/advert.ts';
import type { Stores } from '../ports/ports.ts';
import { isAdvertId } from '../shared/advert-id.ts';
import { DomainError } from '../shared/errors.ts';
import type { User } from '../shared/viewer.ts';
import { type Text, texts } from '../texts/text.ts';

/** The advert, for its seller. Refuses others with `forbidden` and this text, and a missing advert with `not-found`. */
export async function ownAdvert(
  stores: Pick<Stores, 'adverts'>,
  user: User,
  advertId: string,
  notOwner: Text = texts.adverts.notOwner,
): Promise<Advert> {
  const advert = isAdvertId(advertId) ? await stores.adverts.byId(advertId) : undefined;
  if (advert === undefined) throw new DomainError('not-found', texts.adverts.notFound);
  if (advert.sellerId !== user.accountId) throw new DomainError('forbidden', notOwner);
  return advert;
}
