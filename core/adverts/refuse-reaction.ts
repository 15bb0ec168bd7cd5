import type { Advert } from '../entities/advert.ts';
import type { Stores } from '../ports/ports.ts';
import { DomainError, type FieldErrors } from '../shared/errors.ts';
import { type Text, texts } from '../texts/text.ts';

/**
 * Returns the advert. Refuses somebody whom the seller has blocked, without mentioning the block, and everybody if
 * the advert is no longer shown. The caller refuses an unknown advert.
 */
export async function refuseReaction(
  stores: Pick<Stores, 'adverts' | 'blocks'>,
  advertId: string,
  accountId: string,
  fieldsOf: (text: Text) => FieldErrors = () => ({}),
): Promise<Advert | undefined> {
  const advert = await stores.adverts.byId(advertId);
  refuseOver(advert);
  if (advert === undefined || !(await stores.blocks.has(advert.sellerId, accountId))) return advert;
  const text = texts.reactions.notDelivered;
  throw new DomainError('conflict', text, fieldsOf(text));
}

/** Refuses an advert that others can no longer open. */
export function refuseOver(advert: Pick<Advert, 'state'> | undefined): void {
  refuseHidden(advert);
  if (advert?.state === 'ended') throw new DomainError('gone', texts.states.over);
}

/** Refuses a hidden advert as if it did not exist. */
export function refuseHidden(advert: Pick<Advert, 'state'> | undefined): void {
  if (advert?.state === 'hidden') throw new DomainError('not-found', texts.adverts.notFound);
}
