import type { Account } from '../entities/account.ts';
import type { Ports } from '../ports/ports.ts';
import { minute } from '../shared/time/durations.ts';
import type { AccountHolder, User } from '../shared/viewer.ts';
import { livingSession } from './living-session.ts';

/**
 * How recently, in milliseconds, somebody without a password must have signed in: an older session may be on an
 * unattended phone.
 */
const freshness = 10 * minute;

/** The proof that is required before an account is deleted. */
export type DeletionProof =
  | { readonly kind: 'password' }
  /** For an account without a password: a sign-in within `freshness`, and exactly these words typed. */
  | { readonly kind: 'words'; readonly words: string }
  /** For an account without a password whose session began too long ago. */
  | { readonly kind: 'sign-in-again' };

export async function deletionProof(
  ports: Pick<Ports, 'sessions' | 'clock' | 'digests'>,
  holder: AccountHolder | User,
  account: Account,
  token: string | undefined,
): Promise<DeletionProof> {
  if (account.passwordHash !== undefined) return { kind: 'password' };
  const session = await livingSession(ports, token);
  const age = session && ports.clock.now().getTime() - session.createdAt.getTime();
  if (age === undefined || age > freshness) return { kind: 'sign-in-again' };
  return { kind: 'words', words: holder.kind === 'user' ? holder.username : holder.email };
}
