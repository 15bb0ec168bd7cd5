import { cleanStanding, type Standing } from '../../../core/entities/standing.ts';
import type { StandingsTable } from '../connection/schema.ts';
import { fromBit, toOptionalDate } from './rows.ts';

/** The columns of a left-joined standing; all null if there was no decision. */
type JoinedStanding = {
  readonly [Column in keyof Omit<StandingsTable, 'account_id'>]: StandingsTable[Column] | null;
};

export function toStanding(row: JoinedStanding | undefined): Standing {
  if (row === undefined || row.version === null) return cleanStanding;
  return {
    moderator: fromBit(row.moderator ?? 0),
    suspendedUntil: toOptionalDate(row.suspended_until),
    bannedAt: toOptionalDate(row.banned_at),
    version: row.version,
  };
}

/** Selects the columns of `JoinedStanding` from standings as `standing`. */
export const standingColumns = [
  'standing.moderator',
  'standing.suspended_until',
  'standing.banned_at',
  'standing.version',
] as const;
