import type { Reason, Subject } from './report.ts';
import type { SearchedFields } from './saved-search.ts';

/** Why something is shown only to its writer. */
export interface Hiding {
  readonly by: 'reports' | 'claims' | 'moderator';
  /** What was reported, each once. */
  readonly reasons: readonly Reason[];
  /** What else the writer is told: the moderator's reason, or which words were held back. */
  readonly text: string;
  readonly at: Date;
  /** If it was ever held for its claims in the time that it has been hidden. */
  readonly held?: Held | undefined;
}

/** What others have not seen, because it was held for its claims: nobody was told about it as it is. */
export interface Held {
  /** Since when it has been hidden. */
  readonly at: Date;
  /** An advert as others last saw it; undefined: they never did. */
  readonly before?: SearchedFields | undefined;
}

export function heldOf({ by, at, held }: Hiding): Held | undefined {
  return held ?? (by === 'claims' ? { at } : undefined);
}

/** What a moderator did last. */
export interface Decision {
  readonly act: 'hide' | 'restore' | 'dismiss';
  /** An account's id, or `operator`. */
  readonly moderatorId: string;
  readonly reason: string;
  readonly at: Date;
  /** What the moderator has restored, as `contentHash` gives it. */
  readonly restored?: string | undefined;
}

/** A photo in an advert that is also in another account's advert. */
export interface KnownPhoto {
  readonly pictureKey: string;
  readonly otherAdvertId: string;
  readonly otherPictureKey: string;
}

/**
 * Something that was reported or is waiting for a review: one case for each thing, kept as long as its writer's
 * account.
 */
export interface ReviewCase {
  readonly subject: Subject;
  /** The thing's writer. */
  readonly writerId: string;
  /** Since when it has been waiting for a moderator, if it is. */
  readonly open: boolean;
  readonly openedAt: Date;
  /** Of the reports since the last decision: the worst by `urgencyOf`, and how many count. */
  readonly urgency: number;
  readonly reporters: number;
  /** Undefined: it is shown as usual. */
  readonly hiding: Hiding | undefined;
  /** When reports last hid it, also if it was shown again since. */
  readonly reportsHidAt: Date | undefined;
  /** The writer's request for a review, once each time it is hidden. */
  readonly review: { readonly text: string; readonly at: Date } | undefined;
  readonly decision: Decision | undefined;
  /** Why moderators look at it although perhaps nobody reported it; kept, so that it is not looked at twice. */
  readonly knownPhoto: KnownPhoto | undefined;
  /** Counts the decisions, and the changes of what waits hidden: a moderator can decide only about what they have seen. */
  readonly version: number;
}

/** 2: it made somebody ill. 1: it is unlawful or dangerous. 0: all else. */
export function urgencyOf(reason: Reason): number {
  return reason === 'ill' ? 2 : reason === 'unlawful' ? 1 : 0;
}

/** Milliseconds enough until the year 2109; with the factors in front of it still an exact number. */
const timeSpan = 2 ** 42;
const mostReporters = 99;

/** Its place in the queue, greatest first: by urgency, then by the number of reports, then the oldest. */
export function rankOf({
  urgency,
  reporters,
  openedAt,
}: Pick<ReviewCase, 'urgency' | 'reporters' | 'openedAt'>): number {
  const weight = urgency * (mostReporters + 1) + Math.min(reporters, mostReporters);
  return weight * timeSpan + (timeSpan - 1 - openedAt.getTime());
}

/** A case that nobody has looked at yet. */
export function newCase(subject: Subject, writerId: string, openedAt: Date): ReviewCase {
  return {
    subject,
    writerId,
    open: true,
    openedAt,
    urgency: 0,
    reporters: 0,
    hiding: undefined,
    reportsHidAt: undefined,
    review: undefined,
    decision: undefined,
    knownPhoto: undefined,
    version: 0,
  };
}
