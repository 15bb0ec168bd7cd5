import { DomainError } from '../errors.ts';
import type { Ports } from '../ports/ports.ts';
import { texts } from '../texts.ts';
import type { User, Viewer } from '../viewer.ts';
import { isSuspended } from './standing.ts';

/** By which it is known who may moderate. */
export type ModeratorPorts = Pick<Ports, 'members' | 'secondFactors' | 'clock'>;

/** The viewer, if a moderator who logs in in two steps. Nobody but moderators is told that there is anything to find. */
export async function requireModerator(ports: ModeratorPorts, viewer: Viewer): Promise<User> {
  if (viewer.kind !== 'user' || !(await isModerator(ports, viewer))) {
    throw new DomainError('not-found', texts.errors.notFound);
  }
  const factor = await ports.secondFactors.of(viewer.accountId);
  if (factor?.onSince === undefined) {
    throw new DomainError('two-step-required', texts.twoStep.moderatorsNeedIt);
  }
  return viewer;
}

/** Whether somebody was made one; what they may do, `requireModerator` decides. Not while the account is suspended, banned or being deleted. */
export async function isModerator(
  ports: Pick<Ports, 'members' | 'clock'>,
  { accountId }: { readonly accountId: string },
): Promise<boolean> {
  const member = await ports.members.byId(accountId);
  if (member === undefined) return false;
  const { standing } = member;
  return standing.moderator && standing.bannedAt === undefined && !isSuspended(standing, ports.clock.now());
}
