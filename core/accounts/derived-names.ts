import { claimsIn } from '../claims/check-claims.ts';
import type { Account } from '../entities/account.ts';
import type { Ports } from '../ports/ports.ts';
import { problemOfName } from './allowed-name.ts';
import { deriveFullName } from './full-name.ts';
import { deriveUsernames } from './username.ts';

interface DerivedNames {
  readonly fullName: string;
  readonly usernames: readonly string[];
}

/**
 * Names for an account whose owner has typed none: the first that are not refused of those from the sign-in provider,
 * from the email, or from neither. The same account always gets the same names, so that the stored names are the
 * proposed ones.
 */
export function derivedNames(ports: Pick<Ports, 'digests' | 'settings'>, account: Account): DerivedNames {
  const [localPart = ''] = account.email.split('@');
  const discriminator = ports.digests.sha256(account.id).slice(0, 16);
  const namesFrom = (source: string): DerivedNames => ({
    fullName: deriveFullName(source),
    usernames: deriveUsernames(source, discriminator),
  });
  const { siteName } = ports.settings;
  const mayHave = (name: string) =>
    problemOfName(name, siteName) === undefined && claimsIn(ports, { name }) === undefined;
  // "amina.co" would be a web address.
  const withoutDots = localPart.replaceAll('.', ' ');
  const found = [account.displayName ?? localPart, localPart, withoutDots]
    .map(namesFrom)
    .find(({ fullName, usernames }) => [fullName, ...usernames].every(mayHave));
  return found ?? namesFrom('');
}
