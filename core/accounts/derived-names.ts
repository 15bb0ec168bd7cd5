import type { Ports } from '../ports/ports.ts';
import type { Account } from './account.ts';
import { deriveFullName } from './full-name.ts';
import { deriveUsernames } from './username.ts';

/**
 * The names of an account whose owner never typed any: from the sign-in provider's, else from the email. The
 * same account always gets the same ones, so that what was proposed is what is kept.
 */
export function derivedNames(
  ports: Pick<Ports, 'digests'>,
  account: Account,
): { readonly fullName: string; readonly usernames: readonly string[] } {
  const [localPart = ''] = account.email.split('@');
  const source = account.displayName ?? localPart;
  const discriminator = ports.digests.sha256(account.id).slice(0, 16);
  return { fullName: deriveFullName(source), usernames: deriveUsernames(source, discriminator) };
}
