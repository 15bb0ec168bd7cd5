import type { SanctionKind } from '../entities/sanction.ts';
import { isSuspended, type Member } from '../entities/standing.ts';
import type { Actor } from './actor.ts';

type AccountAct = SanctionKind | 'restore';

/** Moderators decide neither about themselves nor about other moderators. */
export function mayDecideAbout(
  actor: Actor,
  { accountId, standing }: Pick<Member, 'accountId' | 'standing'>,
): boolean {
  return actor.isOperator || (accountId !== actor.id && !standing.moderator);
}

/** The decisions that this actor can now make about an account. */
function actsAbout(
  actor: Actor,
  member: Pick<Member, 'accountId' | 'standing'>,
  now: Date,
): readonly AccountAct[] {
  if (!mayDecideAbout(actor, member)) return [];
  if (member.standing.bannedAt !== undefined) return ['restore'];
  const restore = isSuspended(member.standing, now) ? (['restore'] as const) : [];
  return [...restore, 'warn', 'suspend', 'ban'];
}

/** The data that a form for a decision needs about an account. */
export interface AccountToDecideAbout {
  readonly accountId: string;
  readonly username: string;
  /** Sent back with the form, which is refused if another decision was made since. */
  readonly version: number;
  readonly acts: readonly AccountAct[];
}

export function accountToDecideAbout(
  actor: Actor,
  { accountId, username, standing }: Pick<Member, 'accountId' | 'username' | 'standing'>,
  now: Date,
): AccountToDecideAbout {
  return {
    accountId,
    username,
    version: standing.version,
    acts: actsAbout(actor, { accountId, standing }, now),
  };
}
