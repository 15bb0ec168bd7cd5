import { DomainError } from './errors.ts';
import { texts } from './texts.ts';
import type { AccountHolder, User, Viewer } from './viewer.ts';

/** The viewer, signed in with or without a profile; refuses visitors. */
export function requireAccount(viewer: Viewer): AccountHolder | User {
  if (viewer.kind === 'visitor') throw new DomainError('unauthenticated', texts.errors.loginNeeded);
  return viewer;
}

/** The viewer, signed in and with a profile; refuses visitors, and accounts that are not set up yet. */
export function requireUser(viewer: Viewer): User {
  const account = requireAccount(viewer);
  if (account.kind === 'account') throw new DomainError('profile-required', texts.guard.profileNeeded);
  return account;
}
