import type { Member } from '../entities/standing.ts';
import type { Stores } from '../ports/ports.ts';
import { DomainError } from '../shared/errors.ts';
import { texts } from '../texts/text.ts';

/** The person with this username, ignoring case; refuses with `not-found`. */
export async function memberNamed(stores: Pick<Stores, 'members'>, username: string): Promise<Member> {
  const member = await stores.members.byUsername(username);
  if (member === undefined) throw new DomainError('not-found', texts.moderation.noSuchMember({ username }));
  return member;
}
