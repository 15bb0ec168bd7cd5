import type { Sanction } from '../entities/sanction.ts';
import { isSuspended, type Standing } from '../entities/standing.ts';
import type { Ports } from '../ports/ports.ts';
import { type ModeratorPorts, requireModerator } from '../shared/require-moderator.ts';
import type { Viewer } from '../shared/viewer.ts';
import { moderatorOf } from './actor.ts';
import { type AccountToDecideAbout, accountToDecideAbout } from './acts-about.ts';

/** More decisions than there are against anybody who can still log in. */
const mostShown = 20;

export interface MemberView {
  readonly account: AccountToDecideAbout;
  readonly fullName: string;
  readonly joinedAt: Date;
  readonly standing: Pick<Standing, 'moderator' | 'bannedAt' | 'suspendedUntil'>;
  /** Decisions against the person, newest first, each with the username of its maker; undefined for the operator. */
  readonly sanctions: readonly { readonly sanction: Sanction; readonly by: string | undefined }[];
}

/** A person as moderators see them, by account id or username, even if banned. Undefined if there is nobody. */
export async function viewMember(
  ports: ModeratorPorts & Pick<Ports, 'sanctions'>,
  viewer: Viewer,
  named: string,
): Promise<MemberView | undefined> {
  const actor = moderatorOf(await requireModerator(ports, viewer));
  const member = (await ports.members.byId(named)) ?? (await ports.members.byUsername(named));
  if (member === undefined) return undefined;
  const { accountId, fullName, joinedAt, standing } = member;
  const sanctions = await ports.sanctions.ofAccount(accountId, mostShown);
  const deciders = await ports.members.byIds([...new Set(sanctions.map(({ decidedBy }) => decidedBy))]);
  const now = ports.clock.now();
  return {
    account: accountToDecideAbout(actor, member, now),
    fullName,
    joinedAt,
    standing: {
      moderator: standing.moderator,
      bannedAt: standing.bannedAt,
      suspendedUntil: isSuspended(standing, now) ? standing.suspendedUntil : undefined,
    },
    sanctions: sanctions.map((sanction) => ({
      sanction,
      by: deciders.find((decider) => decider.accountId === sanction.decidedBy)?.username,
    })),
  };
}
