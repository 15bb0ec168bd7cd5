import { announceSessionEnds } from '../accounts/announce-session-end.ts';
import type { Sanction, SanctionKind } from '../entities/sanction.ts';
import type { Ports, Stores } from '../ports/ports.ts';
import type { Checked } from '../shared/checked.ts';
import { DomainError } from '../shared/errors.ts';
import { type ModeratorPorts, requireModerator } from '../shared/require-moderator.ts';
import { requireValid } from '../shared/require-valid.ts';
import { day } from '../shared/time/durations.ts';
import type { Viewer } from '../shared/viewer.ts';
import { type Text, texts } from '../texts/text.ts';
import { type Actor, moderatorOf } from './actor.ts';
import { indexMember } from './index-member.ts';
import { maxSuspensionDays } from './limits.ts';
import { type AboutMember, decidedMeanwhile, memberToDecideAbout } from './member-to-decide-about.ts';
import { parseReason } from './reason.ts';
import { recordAct } from './record-act.ts';
import { type DecidingPorts, tellOfDecision } from './tell-of-decision.ts';

interface SanctionForm extends AboutMember {
  readonly kind: SanctionKind;
  /** Days of a suspension, as typed. */
  readonly days?: string | undefined;
  readonly reason: string;
}

/** Warns, suspends or bans a person. They learn the reason from a notification and a mail, and may answer once. */
export async function sanctionMember(
  ports: DecidingPorts & ModeratorPorts & Pick<Ports, 'eventBus'>,
  viewer: Viewer,
  form: SanctionForm,
): Promise<void> {
  await sanctionAs(ports, moderatorOf(await requireModerator(ports, viewer)), form);
}

/** Like `sanctionMember`, for a caller that has already checked who may decide. */
export async function sanctionAs(
  ports: DecidingPorts & Pick<Ports, 'eventBus'>,
  actor: Actor,
  form: SanctionForm,
): Promise<void> {
  const { reason, days: endsAt } = requireValid({
    reason: parseReason(form.reason),
    days: form.kind === 'suspend' ? parseEnd(form.days, ports.clock.now()) : noEnd,
  });
  const { kind, accountId } = form;
  const ended = await ports.transaction(async (stores) => {
    const member = await memberToDecideAbout(stores, actor, form);
    const at = ports.clock.now();
    const { standing } = member;
    if (standing.bannedAt !== undefined) throw new DomainError('conflict', texts.moderation.bannedAlready);
    const next = {
      ...standing,
      ...(kind === 'suspend' ? { suspendedUntil: endsAt } : {}),
      ...(kind === 'ban' ? { bannedAt: at } : {}),
    };
    if (!(await stores.members.decide(accountId, next))) throw await decidedMeanwhile(stores, accountId);
    const id = ports.ids.alphanumeric(20);
    const decidedBy = actor.id;
    const open = { liftedAt: undefined, answer: undefined, dismissedAt: undefined };
    const sanction: Sanction = { id, accountId, kind, reason, decidedBy, at, endsAt, ...open };
    await stores.sanctions.add(sanction);
    const subject = { kind: 'account', id: accountId } as const;
    await recordAct(ports, stores, { actor: actor.id, act: kind, subject, reason });
    await tellOfDecision(ports, stores, member, { decision: kind, sanction, reason });
    return kind === 'ban' ? shutOut(ports, stores, accountId) : [];
  });
  await announceSessionEnds(ports, ended);
}

/** Ends the account's sessions and updates search; returns the sessions that ended. */
async function shutOut(ports: DecidingPorts, stores: Stores, accountId: string): Promise<readonly string[]> {
  await stores.oneTimeLinks.removeAll(accountId, ['verify-email', 'reset-password', 'change-email']);
  await indexMember(ports, stores, accountId);
  return stores.sessions.removeAll(accountId);
}

const noEnd: Checked<undefined, never> = { ok: true, value: undefined };

function parseEnd(typed = '', now: Date): Checked<Date | undefined, Text> {
  const days = /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : 0;
  return days >= 1 && days <= maxSuspensionDays
    ? { ok: true, value: new Date(now.getTime() + days * day) }
    : { ok: false, problem: texts.moderation.daysInvalid({ max: maxSuspensionDays }) };
}
