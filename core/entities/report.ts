export const subjectKinds = ['advert', 'comment', 'user', 'message'] as const;
export type SubjectKind = (typeof subjectKinds)[number];

/** The reported thing; a user by account id. */
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
  /** The herb made somebody ill; a reason for adverts only. */
  'ill',
] as const;
export type Reason = (typeof reasons)[number];

/** The reasons that a report about this kind of subject can give. */
export function reasonsFor(kind: SubjectKind): readonly Reason[] {
  return reasons.filter((reason) => reason !== 'ill' || kind === 'advert');
}

export interface Report {
  readonly id: string;
  readonly subject: Subject;
  /** Account id of the subject's writer; undefined if that account is deleted. */
  readonly writerId: string | undefined;
  /** Undefined for a visitor, and once the reporter's account is deleted. */
  readonly reporterId: string | undefined;
  readonly reason: Reason;
  /** The reporter's own words; may be empty. */
  readonly text: string;
  /** The content of the subject when it was reported, because it may be changed or deleted. */
  readonly copy: string;
  /** Whether the report counts towards hiding its subject. */
  readonly counts: boolean;
  readonly sentAt: Date;
}
