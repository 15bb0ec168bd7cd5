import type { Picture } from '../entities/picture.ts';

/** Somebody without a valid session. */
export interface Visitor {
  readonly kind: 'visitor';
}

/** Somebody signed in whose account has no profile yet: the guard leads them to /setup-account. */
export interface AccountHolder {
  readonly kind: 'account';
  readonly accountId: string;
  readonly email: string;
  readonly emailVerified: boolean;
}

/** Somebody signed in with a profile: may write, unless suspended. */
export interface User {
  readonly kind: 'user';
  readonly accountId: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly username: string;
  readonly fullName: string;
  readonly picture: Picture | undefined;
  /** While the account is suspended: it can read, but not write. */
  readonly suspension?: { readonly until: Date; readonly reason: string } | undefined;
}

/** Who is making the request. Resolved on the server from the session, never from anything a browser claims. */
export type Viewer = Visitor | AccountHolder | User;

export const visitor: Visitor = { kind: 'visitor' };
