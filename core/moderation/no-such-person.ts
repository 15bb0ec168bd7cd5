import { isAccountId } from '../accounts/account-id.ts';
import { DomainError } from '../errors.ts';
import type { Ports } from '../ports/ports.ts';
import { texts } from '../texts.ts';

/** The refusal when there is no profile with this id; it says if that is because moderators have removed it. */
export async function noSuchPerson(
  { members }: Pick<Ports, 'members'>,
  userId: string,
): Promise<DomainError> {
  const member = isAccountId(userId) ? await members.byId(userId) : undefined;
  const isBanned = member?.standing.bannedAt !== undefined;
  return new DomainError('not-found', isBanned ? texts.moderation.removed : texts.profile.notFound);
}
