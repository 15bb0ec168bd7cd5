import type { Profile, PublicProfile, Seller } from '../entities/profile.ts';
import type { RatingCounts } from '../entities/rating.ts';
import { seenByOthers } from './seen-by-others.ts';
import { sellerFacts } from './seller-facts.ts';

/** What everyone may see on somebody's page. */
export function publicProfile(profile: Profile, counts: RatingCounts): PublicProfile {
  return {
    ...sellerOf(profile),
    about: seenByOthers(profile.about),
    advertCount: profile.advertCount,
    ratingCount: profile.ratingCount,
    facts: sellerFacts(profile, counts),
  };
}

/** What everyone may see about somebody beside what they wrote. */
export function sellerOf(profile: Profile): Seller {
  return {
    id: profile.accountId,
    username: profile.username,
    fullName: profile.fullName,
    picture: profile.picture,
  };
}
