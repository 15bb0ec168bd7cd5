/** `warn` only informs the person; `suspend` and `ban` also change what the account can do. */
export const sanctionKinds = ['warn', 'suspend', 'ban'] as const;
export type SanctionKind = (typeof sanctionKinds)[number];

/** A decision against an account. */
export interface Sanction {
  /** 20 random alphanumeric characters. */
  readonly id: string;
  readonly accountId: string;
  readonly kind: SanctionKind;
  /** The reason, as shown to the person. */
  readonly reason: string;
  /** The account id of a moderator, or `operator`. Never shown to the person. */
  readonly decidedBy: string;
  readonly at: Date;
  /** The end of a suspension; undefined for other kinds. */
  readonly endsAt: Date | undefined;
  /** When the account was restored. */
  readonly liftedAt: Date | undefined;
  /** The person's only answer to the decision. */
  readonly answer: { readonly text: string; readonly at: Date } | undefined;
  /** When a moderator dismissed the answer. */
  readonly dismissedAt: Date | undefined;
}

/** Whether the decision has an answer that no moderator has dealt with. */
export function answerWaits({ answer, liftedAt, dismissedAt }: Sanction): boolean {
  return answer !== undefined && liftedAt === undefined && dismissedAt === undefined;
}
