import { type Reason, reasonsFor, type Subject } from '../entities/report.ts';
import type { ReviewCase } from '../entities/review-case.ts';
import type { Ports } from '../ports/ports.ts';
import { hidingInWords } from '../review/in-words.ts';
import { DomainError } from '../shared/errors.ts';
import type { Viewer } from '../shared/viewer.ts';
import { viewerId } from '../shared/viewer-id.ts';
import { type Text, texts } from '../texts/text.ts';
import { type ReportedThing, reportedThing } from './reported-thing.ts';

type ViewingPorts = Pick<
  Ports,
  'accounts' | 'adverts' | 'comments' | 'profiles' | 'conversations' | 'reports' | 'reviewCases'
>;

interface Named {
  readonly title: Text | string;
  readonly path: string;
}

type ReportView =
  /** For a viewer who can report the thing and has not. */
  | (Named & { readonly as: 'reporter'; readonly reasons: readonly Reason[] })
  /** For a viewer who has reported the thing; `thing` is undefined if they can no longer see it. */
  | {
      readonly as: 'told';
      readonly thing: Named | undefined;
      readonly reason: Reason;
      /** The decision of a moderator since then, with the reason. */
      readonly answer: readonly (Text | string)[];
    }
  /** For the writer of the thing. */
  | (Named & {
      readonly as: 'writer';
      readonly hidden: boolean;
      readonly why: readonly (Text | string)[];
      readonly review: 'possible' | 'asked' | 'none';
    });

/** The page of a viewer who wants to report a thing, has reported it, or wrote it. */
export async function viewReport(ports: ViewingPorts, viewer: Viewer, subject: Subject): Promise<ReportView> {
  const accountId = viewerId(viewer);
  const report = accountId === undefined ? undefined : await ports.reports.by(accountId, subject);
  if (report !== undefined) {
    const thing = await reportedThing(ports, viewer, subject).then(named, asMissing);
    const decision = (await ports.reviewCases.of(subject))?.decision;
    const answered = decision !== undefined && decision.at >= report.sentAt;
    const answer = answered ? [texts.reports.lookedAt[decision.act], decision.reason] : [];
    return { as: 'told', thing, reason: report.reason, answer };
  }
  const thing = await reportedThing(ports, viewer, subject);
  if (thing.writerId !== accountId)
    return { as: 'reporter', ...named(thing), reasons: reasonsFor(subject.kind) };
  const found = await ports.reviewCases.of(subject);
  if (found === undefined || (found.hiding === undefined && found.decision?.act !== 'restore'))
    throw new DomainError('forbidden', texts.reports.own);
  return { as: 'writer', ...named(thing), ...forWriter(found) };
}

function named({ title, path }: ReportedThing): Named {
  return { title, path };
}

function asMissing(error: unknown): undefined {
  if (!(error instanceof DomainError)) throw error;
}

function forWriter({ hiding, review, decision }: ReviewCase) {
  if (hiding === undefined) {
    const why = [texts.reports.shownAgain, ...(decision === undefined ? [] : [decision.reason])];
    return { hidden: false, why, review: 'none' as const };
  }
  return { hidden: true, ...hidingInWords({ review }, hiding) };
}
