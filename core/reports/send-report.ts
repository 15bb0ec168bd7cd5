import { type Reason, type Report, reasonsFor, type Subject } from '../entities/report.ts';
import { newCase, type ReviewCase, urgencyOf } from '../entities/review-case.ts';
import type { Ports, Stores } from '../ports/ports.ts';
import type { Checked } from '../shared/checked.ts';
import { DomainError } from '../shared/errors.ts';
import { formSending, once } from '../shared/form-key.ts';
import { requireUser } from '../shared/require-user.ts';
import { requireValid } from '../shared/require-valid.ts';
import { parseText } from '../shared/text/parse-text.ts';
import { counted, isAdmitted } from '../shared/throttling/admit.ts';
import { hour } from '../shared/time/durations.ts';
import type { Viewer } from '../shared/viewer.ts';
import { viewerId } from '../shared/viewer-id.ts';
import { type Text, texts } from '../texts/text.ts';
import { contentHash } from './content-hash.ts';
import { countsAsIndependent } from './counts-as-independent.ts';
import {
  hiddenInAllAnHour,
  hiddenOfSellerAnHour,
  hidingReports,
  maxReportLength,
  restoredFor,
} from './limits.ts';
import { reportedThing } from './reported-thing.ts';
import { setShown } from './set-shown.ts';
import { tellWriter } from './tell-writer.ts';
import { reportLimits } from './throttling-limits.ts';

type ReportingPorts = Pick<
  Ports,
  | 'transaction'
  | 'accounts'
  | 'adverts'
  | 'comments'
  | 'profiles'
  | 'conversations'
  | 'reports'
  | 'throttle'
  | 'securityLog'
  | 'clock'
  | 'ids'
  | 'digests'
  | 'sealer'
  | 'settings'
  | 'searchEngine'
>;

/** The most earlier reports of a thing that are read; more than are needed to hide it. */
const mostEarlier = 20;

/**
 * Reports something of somebody else's, once per account. An advert or a comment is hidden until a moderator has
 * reviewed it when enough accounts have reported it whose reports count. An advert is hidden by a single such report
 * that it made somebody ill, as often a day as `limits` allows the account. Reports hide neither more adverts in an
 * hour than `limits.ts` allows, of which the log warns, nor what a moderator has restored lately and nobody has
 * changed. All other reports only open or extend a case.
 */
export async function sendReport(
  ports: ReportingPorts,
  viewer: Viewer,
  subject: Subject,
  form: {
    readonly reason: string;
    readonly text: string;
    readonly formKey: string;
    readonly client?: string | undefined;
  },
): Promise<{ readonly reason: Reason; readonly outcome: 'sent' | 'already' }> {
  // Suspended people can read the result of a report but cannot send one, because it might hide something.
  if (viewer.kind === 'user') requireUser(viewer);
  const reporterId = viewerId(viewer);
  const earlier = reporterId === undefined ? undefined : await ports.reports.by(reporterId, subject);
  const thing = earlier === undefined ? await reportedThing(ports, viewer, subject) : undefined;
  if (thing?.writerId === reporterId && thing !== undefined)
    throw new DomainError('forbidden', texts.reports.own);
  const { reason, text } = requireValid({
    reason: parseReason(form.reason, subject),
    text: parseText(form.text, { max: maxReportLength, tooLong: texts.reports.textTooLong }),
  });
  const sending = formSending(ports, {
    accountId: reporterId ?? '',
    key: form.formKey,
    kind: 'report',
    content: [subject.kind, subject.id, reason, text],
  });
  const { client } = form;
  const requester = { account: reporterId, client };
  const saysIll = reason === 'ill' && reporterId !== undefined && earlier === undefined;
  const believed = saysIll && (await isAdmitted(ports, reportLimits['hide-as-ill'], requester));
  if (saysIll && !believed) ports.securityLog.note('refused-by-limit', { act: 'hide-as-ill', client });
  const id = ports.ids.alphanumeric(20);
  const act = reportLimits[reporterId === undefined ? 'send-report-as-visitor' : 'send-report'];
  let full: Full | undefined;
  const kept = await counted(ports, act, requester, async (admission) => {
    const kept = await ports.transaction((stores) =>
      once(stores, sending, async () => {
        full = undefined;
        if (thing === undefined) return 'already';
        if (reporterId !== undefined && (await stores.reports.by(reporterId, subject))) return 'already';
        const { writerId, copy } = thing;
        const report = { id, subject, writerId, reporterId, reason, text, copy };
        full = await keep(ports, stores, { ...report, counts: false, sentAt: ports.clock.now() }, believed);
        return id;
      }),
    );
    if (kept !== id) await admission.giveBack();
    if (full) ports.securityLog.note('reports-hide-too-much', { accountId: thing?.writerId, act: full });
    return kept;
  });
  return { reason, outcome: kept === 'already' ? 'already' : 'sent' };
}

function parseReason(typed: string, { kind }: Subject): Checked<Reason, Text> {
  const reason = reasonsFor(kind).find((known) => known === typed);
  return reason === undefined
    ? { ok: false, problem: texts.reports.reasonMissing }
    : { ok: true, value: reason };
}

/** Which of the hourly limits of hidden adverts is reached. */
type Full = 'of one seller' | 'in all';

/**
 * Adds the report to its case, and hides the thing if enough reports count. Returns the limit that is reached, if
 * only that keeps the thing from being hidden.
 */
async function keep(
  ports: Pick<Ports, 'clock' | 'ids' | 'digests' | 'sealer' | 'settings' | 'searchEngine'>,
  stores: Stores,
  { subject, reporterId, ...said }: Report & { readonly writerId: string },
  believed: boolean,
): Promise<Full | undefined> {
  const before = await stores.reviewCases.lock(subject);
  const since = before?.decision?.at;
  const earlier = await stores.reports.about({ subject, after: since, limit: mostEarlier });
  const now = said.sentAt;
  const counts =
    reporterId !== undefined &&
    !(before && (await isAsRestored(ports, stores, before, now))) &&
    (await countsAsIndependent(stores, reporterId, earlier, now));
  await stores.reports.add({ ...said, subject, reporterId, counts });

  const waiting = before ?? newCase(subject, said.writerId, now);
  const next: ReviewCase = {
    ...waiting,
    open: true,
    openedAt: waiting.open ? waiting.openedAt : now,
    urgency: Math.max(waiting.urgency, urgencyOf(said.reason)),
    reporters: waiting.reporters + Number(counts),
  };
  const enough = counts && (believed || next.reporters >= hidingReports) && next.hiding === undefined;
  const full = enough && subject.kind === 'advert' ? await fullHour(stores, said.writerId, now) : undefined;
  const hidden = enough && full === undefined && (await setShown(ports, stores, subject, 'hide for reports'));
  if (!hidden) {
    await stores.reviewCases.save(next);
    return full;
  }
  const others = earlier.filter((report) => report.counts).map(({ reason }) => reason);
  const heeded = new Set([...others, said.reason]);
  const reasons = believed ? [said.reason] : reasonsFor(subject.kind).filter((reason) => heeded.has(reason));
  const hiding = { by: 'reports', reasons, text: '', at: now } as const;
  await stores.reviewCases.save({ ...next, hiding, reportsHidAt: now, review: undefined });
  await tellWriter(ports, stores, next, 'held', hiding);
  return undefined;
}

/** Whether the thing is unchanged since a moderator lately restored it; reports of it then do not count. */
async function isAsRestored(
  ports: Pick<Ports, 'digests'>,
  stores: Pick<Stores, 'adverts' | 'comments'>,
  { subject, decision }: ReviewCase,
  now: Date,
): Promise<boolean> {
  if (decision?.restored === undefined || now.getTime() - decision.at.getTime() >= restoredFor) return false;
  return decision.restored === (await contentHash(ports, stores, subject));
}

async function fullHour(
  { reviewCases }: Pick<Stores, 'reviewCases'>,
  writerId: string,
  now: Date,
): Promise<Full | undefined> {
  const { ofWriter, inAll } = await reviewCases.countHidden({
    writerId,
    after: new Date(now.getTime() - hour),
  });
  if (ofWriter >= hiddenOfSellerAnHour) return 'of one seller';
  return inAll >= hiddenInAllAnHour ? 'in all' : undefined;
}
