import type { Profile } from '../entities/profile.ts';
import type { RatingCounts } from '../entities/rating.ts';
import type { Ports } from '../ports/ports.ts';
import { countingAge } from './limits.ts';

const none = { counted: 0, recommending: 0 };

/**
 * How many people recommend a person as a seller, and as a buyer. In each of the two an author counts once, by the newest
 * of their shown ratings, and only with a confirmed email and an account at least seven days old.
 */
export async function ratingCounts(
  { ratings, clock }: Pick<Ports, 'ratings' | 'clock'>,
  { accountId: aboutId, ratingCount }: Pick<Profile, 'accountId' | 'ratingCount'>,
): Promise<RatingCounts> {
  if (ratingCount === 0) return { seller: none, buyer: none };
  return ratings.counts({ aboutId, joinedBy: joinedToCount(clock.now()) });
}

/** The latest time at which an author whose ratings count may have joined. */
export function joinedToCount(now: Date): Date {
  return new Date(now.getTime() - countingAge);
}
