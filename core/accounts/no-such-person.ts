import type { Ports } from '../ports/ports.ts';
import { isAccountId } from '../shared/account-id.ts';
import { DomainError } from '../shared/errors.ts';
import { texts } from '../texts/text.ts';

/** The refusal when there is no profile with this id; its text differs if moderators have removed the profile. */
export async function noSuchPerson(
  { members }: Pick<Ports, 'members'>,
  userId: string,
): Promise<DomainError> {
  const member = isAccountId(userId) ? await members.byId(userId) : undefined;
  const isBanned = member?.standing.bannedAt !== undefined;
  return new DomainError('not-found', isBanned ? texts.moderation.removed : texts.profile.notFound);
}
