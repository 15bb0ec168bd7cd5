/** `warn` only tells somebody; the others also change what their account can do. */
export const sanctionKinds = ['warn', 'suspend', 'ban'] as const;
export type SanctionKind = (typeof sanctionKinds)[number];

/** Something decided against an account. */
export interface Sanction {
  /** 20 random alphanumeric characters. */
  readonly id: string;
  readonly accountId: string;
  readonly kind: SanctionKind;
  /** What its person reads. */
  readonly reason: string;
  /** The account of a moderator, or `operator`. Never shown to its person. */
  readonly decidedBy: string;
  readonly at: Date;
  /** Of a suspension. */
  readonly endsAt: Date | undefined;
  /** When the account was restored. */
  readonly liftedAt: Date | undefined;
  /** What its person has to say about it, once. */
  readonly answer: { readonly text: string; readonly at: Date } | undefined;
  /** When a moderator has read the answer and left it at that. */
  readonly dismissedAt: Date | undefined;
}

/** Whether somebody has to read what its person answered. */
export function answerWaits({ answer, liftedAt, dismissedAt }: Sanction): boolean {
  return answer !== undefined && liftedAt === undefined && dismissedAt === undefined;
}
