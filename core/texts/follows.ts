import { phrase } from './phrase.ts';
export const followed = 'You follow this seller. We will tell you about new adverts.';
export const unfollowed = 'You no longer follow this seller.';
export const yourself = 'You cannot follow yourself.';
export const full = phrase(
  'You can follow up to {atMost} sellers. Unfollow one of them, then follow this one.',
);
export const blockedByYou = 'You have blocked this person. Unblock them first, then follow them.';
/** For somebody whom the seller has blocked, who does not learn that. */
export const refused = 'You cannot follow this person.';
export const none = 'You follow no sellers.';
export const noneHint =
  'Open an advert or a seller’s page and press “Follow”. We will tell you when they post something new.';
