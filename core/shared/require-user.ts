import { texts } from '../texts/text.ts';
import { DomainError } from './errors.ts';
import { untilInWords } from './time/until-in-words.ts';
import type { AccountHolder, User, Viewer } from './viewer.ts';

/** The viewer, signed in with or without a profile; refuses visitors. */
export function requireAccount(viewer: Viewer): AccountHolder | User {
  if (viewer.kind === 'visitor') throw new DomainError('unauthenticated', texts.errors.loginNeeded);
  return viewer;
}

/**
 * The viewer, if they may write. Refuses everybody that `requireReader` refuses, and suspended people, naming the end
 * and the reason of the suspension.
 */
export function requireUser(viewer: Viewer): User {
  const user = requireReader(viewer);
  if (user.suspension === undefined) return user;
  const { until, reason } = user.suspension;
  throw new DomainError(
    'forbidden',
    texts.moderation.suspended({ until: untilInWords(until, texts), reason }),
  );
}

/**
 * The viewer, signed in and with a profile, for use cases that only read or that manage the viewer's own account.
 * Refuses visitors, and accounts that are not set up yet.
 */
export function requireReader(viewer: Viewer): User {
  const account = requireAccount(viewer);
  if (account.kind === 'account') throw new DomainError('profile-required', texts.guard.profileNeeded);
  return account;
}
