import type { Profile, PublicProfile, Seller } from './profile.ts';

/** What everyone may see of somebody on their page. */
export function publicProfile(profile: Profile): PublicProfile {
  return {
    ...sellerOf(profile),
    about: profile.about,
    advertCount: profile.advertCount,
    joinedAt: profile.createdAt,
  };
}

/** What everyone may see of somebody beside what they wrote. */
export function sellerOf(profile: Profile): Seller {
  return {
    id: profile.accountId,
    username: profile.username,
    fullName: profile.fullName,
    picture: profile.picture,
  };
}
