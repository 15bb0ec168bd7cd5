import type { Reason, Subject } from './report.ts';
import type { SearchedFields } from './saved-search.ts';
import type { Text } from './text.ts';

/** Why an advert or comment is shown only to its writer. */
export interface Hiding {
  readonly by: 'reports' | 'claims' | 'moderator';
  /** The reasons of the reports, without duplicates. */
  readonly reasons: readonly Reason[];
  /**
   * What the writer is told besides: the moderator's reason, or the words for which the thing was held. Those of older
   * holds are stored in English.
   */
  readonly text: Text | string;
  readonly at: Date;
  /** Present if the thing was held for its claims at any time since it was hidden. */
  readonly held?: Held | undefined;
}

/** The time and content of a hold for claims. Nobody else has seen, or was notified about, what was held. */
export interface Held {
  /** Since when it has been hidden. */
  readonly at: Date;
  /** The advert as others last saw it; undefined if they never saw it. */
  readonly before?: SearchedFields | undefined;
}

export function heldOf({ by, at, held }: Hiding): Held | undefined {
  return held ?? (by === 'claims' ? { at } : undefined);
}

/** A moderator's latest decision. */
export interface Decision {
  readonly act: 'hide' | 'restore' | 'dismiss';
  /** An account's id, or `operator`. */
  readonly moderatorId: string;
  readonly reason: string;
  readonly at: Date;
  /** Digest of the content that the moderator restored, as `contentHash` computes it. */
  readonly restored?: string | undefined;
}

/** A photo in an advert that is also in another account's advert. */
export interface KnownPhoto {
  readonly pictureKey: string;
  readonly otherAdvertId: string;
  readonly otherPictureKey: string;
}

/** The case of one thing that was reported or awaits review. Kept as long as its writer's account. */
export interface ReviewCase {
  readonly subject: Subject;
  /** Account id of the writer of the subject. */
  readonly writerId: string;
  /** Whether the case awaits a moderator; `openedAt` says since when. */
  readonly open: boolean;
  readonly openedAt: Date;
  /**
   * Urgency of the most urgent report since the last decision (`urgencyOf`); `reporters` is how many of these reports
   * count.
   */
  readonly urgency: number;
  readonly reporters: number;
  /** Undefined while the subject is shown as usual. */
  readonly hiding: Hiding | undefined;
  /** When reports last hid the subject, even if it has been shown again since. */
  readonly reportsHidAt: Date | undefined;
  /** The writer's request for a review: one each time the subject is hidden. */
  readonly review: { readonly text: string; readonly at: Date } | undefined;
  readonly decision: Decision | undefined;
  /**
   * A photo that another account's advert also has, for which moderators look at this advert even without reports.
   * Kept after the decision, so that they do not look at it twice.
   */
  readonly knownPhoto: KnownPhoto | undefined;
  /**
   * Counts decisions, and changes of content that waits hidden. A decision must name the current version: moderators
   * can decide only about what they have seen.
   */
  readonly version: number;
}

/** 2: something that made somebody ill. 1: unlawful or dangerous. 0: every other reason. */
export function urgencyOf(reason: Reason): number {
  return reason === 'ill' ? 2 : reason === 'unlawful' ? 1 : 0;
}

/** Milliseconds until the year 2109. Multiplied by the factors below, still an exact number. */
const timeSpan = 2 ** 42;
const mostReporters = 99;

/** The place in the queue, greatest first: by urgency, then by the number of reports, then the oldest. */
export function rankOf({
  urgency,
  reporters,
  openedAt,
}: Pick<ReviewCase, 'urgency' | 'reporters' | 'openedAt'>): number {
  const weight = urgency * (mostReporters + 1) + Math.min(reporters, mostReporters);
  return weight * timeSpan + (timeSpan - 1 - openedAt.getTime());
}

/** A case that no moderator has looked at yet. */
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
