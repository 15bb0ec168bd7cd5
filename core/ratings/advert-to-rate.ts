import type { QuotedAdvert, SoldAdvert } from '../entities/message.ts';
import type { Pair } from '../ports/conversations.ts';
import type { Stores } from '../ports/ports.ts';
import { DomainError } from '../shared/errors.ts';
import { texts } from '../texts/texts.ts';

/** The most adverts of a conversation, newest first, for which a rating is offered. */
const mostAdverts = 20;

/**
 * The advert, with the title from the last message that quotes it. Refuses with `not-found` unless a message between
 * the two quotes it and both have written.
 */
export async function ratedAdvert(
  { conversations }: Pick<Stores, 'conversations'>,
  pair: Pair,
  advertId: string,
): Promise<SoldAdvert> {
  const [advert] = await conversations.quotedAdverts({ ...pair, advertId, limit: 1 });
  if (advert === undefined || !(await conversations.bothWrote(pair)))
    throw new DomainError('not-found', texts.ratings.notFound);
  return advert;
}

/** The newest advert for which the first of the pair may rate the other, and has not yet. */
export async function advertToRate(
  { conversations, ratings }: Pick<Stores, 'conversations' | 'ratings'>,
  pair: Pair,
): Promise<QuotedAdvert | undefined> {
  const adverts = await conversations.quotedAdverts({ ...pair, advertId: undefined, limit: mostAdverts });
  if (adverts.length === 0 || !(await conversations.bothWrote(pair))) return undefined;
  const rated = await ratings.ratedFor({
    authorId: pair.accountId,
    aboutId: pair.otherId,
    advertIds: adverts.map(({ id }) => id),
  });
  const next = adverts.find(({ id }) => !rated.has(id));
  return next && { id: next.id, title: next.title };
}
