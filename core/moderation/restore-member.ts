import { answerWaits } from '../entities/sanction.ts';
import { isSuspended } from '../entities/standing.ts';
import { DomainError } from '../shared/errors.ts';
import { type ModeratorPorts, requireModerator } from '../shared/require-moderator.ts';
import { requireValid } from '../shared/require-valid.ts';
import type { Viewer } from '../shared/viewer.ts';
import { texts } from '../texts/text.ts';
import { type Actor, moderatorOf } from './actor.ts';
import { indexMember } from './index-member.ts';
import { type AboutMember, decidedMeanwhile, memberToDecideAbout } from './member-to-decide-about.ts';
import { parseReason } from './reason.ts';
import { recordAct } from './record-act.ts';
import { type DecidingPorts, tellOfDecision } from './tell-of-decision.ts';

interface RestoreForm extends AboutMember {
  readonly reason: string;
}

/** More than anybody has answers waiting. */
const mostRecent = 20;

/**
 * Ends a suspension or a ban, or lifts a decision that the person has answered; afterwards no answer is waiting.
 * Content that was hidden with the account is shown again.
 */
export async function restoreMember(
  ports: DecidingPorts & ModeratorPorts,
  viewer: Viewer,
  form: RestoreForm,
): Promise<void> {
  await restoreAs(ports, moderatorOf(await requireModerator(ports, viewer)), form);
}

/** Like `restoreMember`, for a caller that has already checked who may decide. */
export async function restoreAs(ports: DecidingPorts, actor: Actor, form: RestoreForm): Promise<void> {
  const { reason } = requireValid({ reason: parseReason(form.reason) });
  const { accountId } = form;
  await ports.transaction(async (stores) => {
    const member = await memberToDecideAbout(stores, actor, form);
    const at = ports.clock.now();
    const { standing } = member;
    const recent = await stores.sanctions.ofAccount(accountId, mostRecent);
    const [sanction] = recent;
    if (standing.bannedAt === undefined && !isSuspended(standing, at) && !recent.some(answerWaits)) {
      throw new DomainError('conflict', texts.moderation.nothingToRestore);
    }
    const next = { ...standing, suspendedUntil: undefined, bannedAt: undefined };
    if (!(await stores.members.decide(accountId, next))) throw await decidedMeanwhile(stores, accountId);
    await stores.sanctions.lift(accountId, at);
    const subject = { kind: 'account', id: accountId } as const;
    await recordAct(ports, stores, { actor: actor.id, act: 'restore', subject, reason });
    await indexMember(ports, stores, accountId);
    if (sanction !== undefined) {
      await tellOfDecision(ports, stores, member, { decision: 'restore', sanction, reason });
    }
  });
}
