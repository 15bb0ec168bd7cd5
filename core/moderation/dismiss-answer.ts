import { DomainError } from '../shared/errors.ts';
import { type ModeratorPorts, requireModerator } from '../shared/require-moderator.ts';
import { requireValid } from '../shared/require-valid.ts';
import type { Viewer } from '../shared/viewer.ts';
import { texts } from '../texts/text.ts';
import { type Actor, moderatorOf } from './actor.ts';
import { mayDecideAbout } from './acts-about.ts';
import { decidedMeanwhile } from './member-to-decide-about.ts';
import { parseReason } from './reason.ts';
import { recordAct } from './record-act.ts';
import { type DecidingPorts, tellOfDecision } from './tell-of-decision.ts';

interface DismissForm {
  readonly sanctionId: string;
  readonly reason: string;
}

/** Upholds a decision against the person's answer, and tells the person why. */
export async function dismissAnswer(
  ports: DecidingPorts & ModeratorPorts,
  viewer: Viewer,
  form: DismissForm,
): Promise<void> {
  await dismissAs(ports, moderatorOf(await requireModerator(ports, viewer)), form);
}

/** Like `dismissAnswer`, for a caller that has already checked who may decide. */
export async function dismissAs(ports: DecidingPorts, actor: Actor, form: DismissForm): Promise<void> {
  const { reason } = requireValid({ reason: parseReason(form.reason) });
  await ports.transaction(async (stores) => {
    const sanction = await stores.sanctions.byId(form.sanctionId);
    const member = sanction && (await stores.members.byId(sanction.accountId));
    if (sanction === undefined || member === undefined) {
      throw new DomainError('not-found', texts.moderation.sanctionNotFound);
    }
    if (!mayDecideAbout(actor, member)) {
      throw new DomainError('forbidden', texts.moderation.onlyTheOperator);
    }
    if (sanction.answer === undefined) throw new DomainError('conflict', texts.moderation.noAnswerWaits);
    if (!(await stores.sanctions.dismiss(sanction.id, ports.clock.now()))) {
      throw await decidedMeanwhile(stores, sanction.accountId);
    }
    const subject = { kind: 'account', id: sanction.accountId } as const;
    await recordAct(ports, stores, { actor: actor.id, act: 'dismiss', subject, reason });
    await tellOfDecision(ports, stores, member, { decision: 'dismiss', sanction, reason });
  });
}
