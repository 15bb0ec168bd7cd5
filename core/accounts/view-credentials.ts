import type { Ports } from '../ports/ports.ts';
import { requireAccount } from '../shared/require-user.ts';
import type { Viewer } from '../shared/viewer.ts';

/** The ways in which the viewer can sign in, for their own eyes. */
interface Credentials {
  readonly email: string;
  readonly emailVerified: boolean;
  /** False for an account that signs in with Google only. */
  readonly hasPassword: boolean;
  readonly signsInWithGoogle: boolean;
}

export async function viewCredentials(ports: Pick<Ports, 'accounts'>, viewer: Viewer): Promise<Credentials> {
  const { accountId, email, emailVerified } = requireAccount(viewer);
  const account = await ports.accounts.byId(accountId);
  return {
    email,
    emailVerified,
    hasPassword: account?.passwordHash !== undefined,
    signsInWithGoogle: account?.googleSubject !== undefined,
  };
}
