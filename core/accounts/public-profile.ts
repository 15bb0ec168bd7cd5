import type { Profile, PublicProfile, Seller } from '../entities/profile.ts';
import type { RatingCounts } from '../entities/rating.ts';
import type { Text } from '../texts/text.ts';
import { seenByOthers } from './seen-by-others.ts';
import { sellerFacts } from './seller-facts.ts';

/** The part of a profile that everyone may see on its page. */
export function publicProfile(profile: Profile, counts: RatingCounts): PublicProfile<Text> {
  return {
    ...sellerOf(profile),
    about: seenByOthers(profile.about),
    advertCount: profile.advertCount,
    ratingCount: profile.ratingCount,
    facts: sellerFacts(profile, counts),
  };
}

/** The part of a profile that everyone may see beside an advert or a comment. */
export function sellerOf(profile: Profile): Seller {
  return {
    id: profile.accountId,
    username: profile.username,
    fullName: profile.fullName,
    picture: profile.picture,
  };
}
