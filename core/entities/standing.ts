import type { Language } from './language.ts';

/** The state of an account: whether it moderates, is suspended or is banned. */
export interface Standing {
  readonly moderator: boolean;
  /** Until then the account can only read; may be in the past. */
  readonly suspendedUntil: Date | undefined;
  readonly bannedAt: Date | undefined;
  /** Counts decisions, so that a decision made in ignorance of another is refused. */
  readonly version: number;
}

export const cleanStanding: Standing = {
  moderator: false,
  suspendedUntil: undefined,
  bannedAt: undefined,
  version: 0,
};

/** An account with a profile, as the operator and moderators see it. */
export interface Member {
  readonly accountId: string;
  readonly username: string;
  readonly fullName: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly joinedAt: Date;
  readonly language: Language;
  readonly standing: Standing;
}

export function isSuspended({ suspendedUntil }: Standing, now: Date): boolean {
  return suspendedUntil !== undefined && now < suspendedUntil;
}
