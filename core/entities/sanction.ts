/** `warn` only tells somebody; the others also change what their account can do. */
export const sanctionKinds = ['warn', 'suspend', 'ban'] as const;
export type SanctionKind = (typeof sanctionKinds)[number];

/** A decision against an account. */
export interface Sanction {
  /** 20 random alphanumeric characters. */
  readonly id: string;
  readonly accountId: string;
  readonly kind: SanctionKind;
  /** What the person reads. */
  readonly reason: string;
  /** The account of a moderator, or `operator`. Never shown to the person. */
  readonly decidedBy: string;
  readonly at: Date;
  /** Of a suspension. */
  readonly endsAt: Date | undefined;
  /** When the account was restored. */
  readonly liftedAt: Date | undefined;
  /** The person's answer, once. */
  readonly answer: { readonly text: string; readonly at: Date } | undefined;
  /** When a moderator dismissed the answer. */
  readonly dismissedAt: Date | undefined;
}

/** Whether there is an answer that nobody has dealt with. */
export function answerWaits({ answer, liftedAt, dismissedAt }: Sanction): boolean {
  return answer !== undefined && liftedAt === undefined && dismissedAt === undefined;
}
