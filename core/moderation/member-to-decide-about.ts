import type { Member } from '../entities/standing.ts';
import type { Stores } from '../ports/ports.ts';
import { DomainError } from '../shared/errors.ts';
import { texts } from '../texts/text.ts';
import type { Actor } from './actor.ts';
import { mayDecideAbout } from './acts-about.ts';

/** The account, and the version of its standing when the form was loaded. */
export interface AboutMember {
  readonly accountId: string;
  readonly version: number;
}

/**
 * The account, if this actor may decide about it: moderators may decide neither about themselves nor about other
 * moderators. Refuses with `conflict`, naming the decision and its maker, if another decision was made since.
 */
export async function memberToDecideAbout(
  stores: Pick<Stores, 'members' | 'audit'>,
  actor: Actor,
  { accountId, version }: AboutMember,
): Promise<Member> {
  const member = await stores.members.byId(accountId);
  if (member === undefined) throw new DomainError('not-found', texts.profile.notFound);
  if (!mayDecideAbout(actor, member)) {
    throw new DomainError('forbidden', texts.moderation.onlyTheOperator);
  }
  if (member.standing.version !== version) throw await decidedMeanwhile(stores, accountId);
  return member;
}

export async function decidedMeanwhile(
  stores: Pick<Stores, 'members' | 'audit'>,
  accountId: string,
): Promise<DomainError> {
  const subject = { kind: 'account', id: accountId } as const;
  const [last] = await stores.audit.page({ subject, after: undefined, limit: 1 });
  if (last === undefined) return new DomainError('conflict', texts.moderation.decidedMeanwhile);
  const { decidedBy, did, decidedSomething } = texts.moderation;
  const name = (await stores.members.byId(last.actor))?.username ?? texts.moderation.theOperator;
  return new DomainError('conflict', decidedBy({ name, act: did[last.act] ?? decidedSomething }));
}
