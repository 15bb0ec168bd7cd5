/** What was decided about an account: whether it moderates, and what it was forbidden. */
export interface Standing {
  readonly moderator: boolean;
  /** It reads and writes nothing until then; in the past: it did. */
  readonly suspendedUntil: Date | undefined;
  readonly bannedAt: Date | undefined;
  /** Counts the decisions, so that one made without knowing another is refused. */
  readonly version: number;
}

export const cleanStanding: Standing = {
  moderator: false,
  suspendedUntil: undefined,
  bannedAt: undefined,
  version: 0,
};

/** An account with a profile, as the operator and moderators know it. */
export interface Member {
  readonly accountId: string;
  readonly username: string;
  readonly fullName: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly joinedAt: Date;
  readonly standing: Standing;
}

export function isSuspended({ suspendedUntil }: Standing, now: Date): boolean {
  return suspendedUntil !== undefined && now < suspendedUntil;
}
