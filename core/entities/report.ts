export const subjectKinds = ['advert', 'comment', 'user', 'message'] as const;
export type SubjectKind = (typeof subjectKinds)[number];

/** What is reported; a user by the account's id. */
export interface Subject {
  readonly kind: SubjectKind;
  readonly id: string;
}

export const reasons = [
  'scam',
  'unlawful',
  'false-cure',
  'stolen-photos',
  'rude',
  'other',
  /** It made somebody ill; only adverts can. */
  'ill',
] as const;
export type Reason = (typeof reasons)[number];

/** What a report may say of this. */
export function reasonsFor(kind: SubjectKind): readonly Reason[] {
  return reasons.filter((reason) => reason !== 'ill' || kind === 'advert');
}

export interface Report {
  readonly id: string;
  readonly subject: Subject;
  /** Its writer; undefined if their account is gone. */
  readonly writerId: string | undefined;
  /** Undefined: a visitor, or an account that is gone. */
  readonly reporterId: string | undefined;
  readonly reason: Reason;
  /** What the reporter says, perhaps nothing. */
  readonly text: string;
  /** What the reported thing said at that time, because it may be changed or deleted. */
  readonly copy: string;
  /** Whether it counts towards hiding what it is about. */
  readonly counts: boolean;
  readonly sentAt: Date;
}
