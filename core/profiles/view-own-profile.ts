import { inWords, sellerFacts } from '../accounts/seller-facts.ts';
import type { Profile } from '../entities/profile.ts';
import type { Ports } from '../ports/ports.ts';
import { ratingCounts } from '../ratings/rating-counts.ts';
import { DomainError } from '../shared/errors.ts';
import { requireReader } from '../shared/require-user.ts';
import type { Viewer } from '../shared/viewer.ts';
import { type Text, texts } from '../texts/text.ts';

/** Everything stored about the viewer, for their own eyes, and what others read beside their name. */
export async function viewOwnProfile(
  ports: Pick<Ports, 'profiles' | 'ratings' | 'clock'>,
  viewer: Viewer,
): Promise<Profile & { readonly facts: readonly Text[] }> {
  const { accountId } = requireReader(viewer);
  const profile = await ports.profiles.byAccountId(accountId);
  if (profile === undefined) throw new DomainError('profile-required', texts.guard.profileNeeded);
  return { ...profile, facts: inWords(sellerFacts(profile, await ratingCounts(ports, profile))) };
}
