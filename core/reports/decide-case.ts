import { announceAdvert } from '../adverts/announce-advert.ts';
import { tellSeller } from '../comments/tell-seller.ts';
import { notificationId } from '../entities/notification.ts';
import type { Subject } from '../entities/report.ts';
import {
  type Decision,
  type Held,
  type Hiding,
  heldOf,
  newCase,
  type ReviewCase,
} from '../entities/review-case.ts';
import { type Actor, moderatorOf } from '../moderation/actor.ts';
import { operator, recordAct } from '../moderation/record-act.ts';
import { tell } from '../notifications/tell.ts';
import type { Ports, Stores } from '../ports/ports.ts';
import { DomainError } from '../shared/errors.ts';
import { type ModeratorPorts, requireModerator } from '../shared/require-moderator.ts';
import { requireValid } from '../shared/require-valid.ts';
import { parseText } from '../shared/text/parse-text.ts';
import type { Viewer } from '../shared/viewer.ts';
import { texts } from '../texts/text.ts';
import { contentHash } from './content-hash.ts';
import { maxReportLength } from './limits.ts';
import { actsOn } from './list-cases.ts';
import { reasonFor } from './ready-reason.ts';
import { setShown } from './set-shown.ts';
import { tellWriter } from './tell-writer.ts';

type DecidingPorts = Pick<
  Ports,
  'transaction' | 'clock' | 'ids' | 'digests' | 'sealer' | 'settings' | 'searchEngine'
>;

interface DecisionForm {
  readonly act: string;
  readonly reason: string;
  /** The version of the case that the moderator has seen. */
  readonly version: string;
}

/** More than the reports of one thing between two decisions, except in an attack. */
const mostTold = 200;

/**
 * Hides a thing, shows it again, or leaves it as it is. Its writer and those who reported it are told the reason.
 * Refuses with `conflict` if another moderator has decided since `version`, saying what, or if the writer has changed
 * what waits hidden.
 */
export async function decideCase(
  ports: DecidingPorts & ModeratorPorts,
  viewer: Viewer,
  subject: Subject,
  form: DecisionForm,
): Promise<Decision['act']> {
  return decideAs(ports, moderatorOf(await requireModerator(ports, viewer)), subject, form);
}

/**
 * Like `decideCase`, for a caller that has already checked who may decide. The operator can also decide about an
 * advert without a case; its version is 0.
 */
export async function decideAs(
  ports: DecidingPorts,
  actor: Actor,
  subject: Subject,
  form: DecisionForm,
): Promise<Decision['act']> {
  const { decisionReasonMissing: missing, textTooLong: tooLong } = texts.reports;
  const { reason: typed } = requireValid({
    reason: parseText(form.reason, { missing, max: maxReportLength, tooLong }),
  });
  const at = ports.clock.now();
  return ports.transaction(async (stores) => {
    const found = await stores.reviewCases.lock(subject);
    const before = found ?? (actor.isOperator ? await unasked(stores, subject, at) : undefined);
    if (before === undefined) throw new DomainError('not-found', texts.reports.noCase);
    if (before.writerId === actor.id) throw new DomainError('forbidden', texts.reports.ownCase);
    if (String(before.version) !== form.version) throw await overtaken(stores, before);
    const act = actsOn(before).find((possible) => possible === form.act);
    if (act === undefined || !(before.open || actor.isOperator))
      throw new DomainError('conflict', texts.reports.changedMeanwhile);
    const reason = reasonFor(act, typed);
    const restored = act === 'restore' ? await contentHash(ports, stores, subject) : undefined;
    const decision: Decision = { act, moderatorId: actor.id, reason, at, restored };
    const hiding = await carryOut(ports, stores, before, decision);
    await stores.reviewCases.save({
      ...before,
      open: false,
      urgency: 0,
      reporters: 0,
      hiding,
      review: undefined,
      decision,
      version: before.version + 1,
    });
    const audited = { kind: subject.kind === 'user' ? ('account' as const) : subject.kind, id: subject.id };
    await recordAct(ports, stores, { actor: actor.id, act, subject: audited, reason });
    await tellReporters(stores, before, decision);
    if (act === 'dismiss') return act;
    const why = act === 'hide' && hiding !== undefined ? hiding : { reasons: [], text: reason };
    await tellWriter(ports, stores, before, act === 'hide' ? 'hidden' : 'restored', why);
    return act;
  });
}

/** A new case for an advert that has none. */
async function unasked(
  stores: Pick<Stores, 'adverts'>,
  subject: Subject,
  at: Date,
): Promise<ReviewCase | undefined> {
  const advert = subject.kind === 'advert' ? await stores.adverts.byId(subject.id) : undefined;
  return advert && newCase(subject, advert.sellerId, at);
}

async function overtaken(
  stores: Pick<Stores, 'members'>,
  { decision, open }: ReviewCase,
): Promise<DomainError> {
  if (decision === undefined || open) return new DomainError('conflict', texts.reports.changedMeanwhile);
  const { moderatorId } = decision;
  const member = await stores.members.byId(moderatorId);
  const nobody = moderatorId === operator ? texts.moderation.theOperator : texts.chats.deletedUser;
  const name = member?.fullName ?? nobody;
  const { decidedMeanwhile, done } = texts.reports;
  return new DomainError(
    'conflict',
    decidedMeanwhile({ name, act: done[decision.act], reason: decision.reason }),
  );
}

/** Carries out the decision. Returns why the thing is now hidden; undefined if it is shown. */
async function carryOut(
  ports: Pick<Ports, 'clock' | 'ids' | 'searchEngine'>,
  stores: Stores,
  { subject, writerId, hiding }: ReviewCase,
  { act, reason, at }: Decision,
): Promise<Hiding | undefined> {
  if (act === 'dismiss') return undefined;
  const held = hiding && heldOf(hiding);
  if (act === 'restore') {
    const shown = await setShown(ports, stores, subject, 'restore');
    if (shown && held !== undefined) await tellOfNew(ports, stores, { ...subject, writerId }, { at, held });
    return undefined;
  }
  if (hiding === undefined && !(await setShown(ports, stores, subject, 'hide')))
    throw new DomainError('conflict', texts.reports.changedMeanwhile);
  return { by: 'moderator', reasons: hiding?.reasons ?? [], text: reason, at, held };
}

/**
 * Notifies those for whom the shown thing is new: those to whom the advert is announced, or the seller whose advert has
 * the comment.
 */
async function tellOfNew(
  ports: Pick<Ports, 'clock' | 'ids'>,
  stores: Stores,
  { kind, id, writerId }: Subject & Pick<ReviewCase, 'writerId'>,
  { at, held }: { readonly at: Date; readonly held: Held },
): Promise<void> {
  if (kind === 'advert')
    return announceAdvert(
      ports,
      stores,
      { id, sellerId: writerId },
      { before: held.before, hiddenSince: held.at },
    );
  const comment = await stores.comments.byId(id);
  if (comment !== undefined) await tellSeller(stores, comment, at);
}

/** Notifies the accounts that have reported the thing since the last decision. */
async function tellReporters(
  stores: Stores,
  { subject, decision: before }: ReviewCase,
  { act, at }: Decision,
): Promise<void> {
  const reports = await stores.reports.about({ subject, after: before?.at, limit: mostTold });
  const cause = { kind: 'answered', subject, outcome: act === 'hide' ? 'hidden' : 'kept' } as const;
  const told = reports.flatMap(({ reporterId }) => reporterId ?? []);
  await tell(
    stores,
    told.map((accountId) => ({ accountId, id: notificationId(cause), at, cause })),
  );
}
