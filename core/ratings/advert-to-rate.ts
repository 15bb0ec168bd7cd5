import type { QuotedAdvert, SoldAdvert } from '../entities/message.ts';
import type { Sale } from '../entities/sale.ts';
import type { Pair } from '../ports/conversations.ts';
import type { Stores } from '../ports/ports.ts';
import { isAdvertId } from '../shared/advert-id.ts';
import { DomainError } from '../shared/errors.ts';
import { texts } from '../texts/text.ts';

/** The most adverts of a conversation, newest first, for which a rating is offered. */
const mostAdverts = 20;

/**
 * The advert, with the title from the last message that quotes it, and whether one of the two has named the other as its
 * buyer. Refuses with `not-found` unless that is so, or a message between the two quotes it and both have written.
 */
export async function ratedAdvert(
  { conversations, sales, adverts }: Pick<Stores, 'conversations' | 'sales' | 'adverts'>,
  pair: Pair,
  advertId: string,
): Promise<SoldAdvert & { readonly bought: boolean }> {
  const sale = isAdvertId(advertId) ? await sales.of(advertId) : undefined;
  const bought = sale !== undefined && isBetween(sale, pair);
  const [advert] = await conversations.quotedAdverts({ ...pair, advertId, limit: 1 });
  if (bought) {
    const title = advert?.title ?? (await adverts.byId(advertId))?.title ?? '';
    return { id: advertId, title, sellerId: sale.sellerId, bought };
  }
  if (advert === undefined || !(await conversations.bothWrote(pair)))
    throw new DomainError('not-found', texts.ratings.notFound);
  return { ...advert, bought };
}

/**
 * The advert for which the first of the pair may rate the other, and has not yet: the one bought last, or the one that
 * they wrote about last.
 */
export async function advertToRate(
  { conversations, ratings, sales, adverts }: Pick<Stores, 'conversations' | 'ratings' | 'sales' | 'adverts'>,
  pair: Pair,
): Promise<QuotedAdvert | undefined> {
  const sold = (await sales.between({ ...pair, limit: mostAdverts })).map(({ advertId }) => advertId);
  const quoted = await conversations.quotedAdverts({ ...pair, advertId: undefined, limit: mostAdverts });
  const mayRateQuoted = quoted.length > 0 && (await conversations.bothWrote(pair));
  const advertIds = [...sold, ...(mayRateQuoted ? quoted.map(({ id }) => id) : [])];
  if (advertIds.length === 0) return undefined;
  const rated = await ratings.ratedFor({
    authorId: pair.accountId,
    aboutId: pair.otherId,
    advertIds,
  });
  const next = advertIds.find((id) => !rated.has(id));
  if (next === undefined) return undefined;
  const title = quoted.find(({ id }) => id === next)?.title ?? (await adverts.byId(next))?.title ?? '';
  return { id: next, title };
}

function isBetween({ sellerId, buyerId }: Sale, { accountId, otherId }: Pair): boolean {
  return (sellerId === accountId && buyerId === otherId) || (sellerId === otherId && buyerId === accountId);
}
