import { isSuspended } from '../entities/standing.ts';
import type { Ports } from '../ports/ports.ts';
import { texts } from '../texts/text.ts';
import { DomainError } from './errors.ts';
import type { User, Viewer } from './viewer.ts';

export type ModeratorPorts = Pick<Ports, 'members' | 'secondFactors' | 'clock'>;

/** The viewer, if they are a moderator with two-step login. Everybody else is refused as if the page did not exist. */
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

/** Whether `requireModerator` would let the viewer through. */
export async function mayModerate(ports: ModeratorPorts, viewer: Viewer): Promise<boolean> {
  if (viewer.kind !== 'user' || !(await isModerator(ports, viewer))) return false;
  return (await ports.secondFactors.of(viewer.accountId))?.onSince !== undefined;
}

/**
 * Whether the account is a moderator's and neither suspended, banned nor being deleted; `requireModerator` also asks
 * for two-step login.
 */
export async function isModerator(
  ports: Pick<Ports, 'members' | 'clock'>,
  { accountId }: { readonly accountId: string },
): Promise<boolean> {
  const member = await ports.members.byId(accountId);
  if (member === undefined) return false;
  const { standing } = member;
  return standing.moderator && standing.bannedAt === undefined && !isSuspended(standing, ports.clock.now());
}
