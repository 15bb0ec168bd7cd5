import type { AdvertCursor } from './adverts.ts';

type AuditedAct =
  | 'grant'
  | 'revoke'
  | 'warn'
  | 'suspend'
  | 'ban'
  | 'hide'
  | 'restore'
  | 'dismiss'
  | 'reset-link'
  | 'verify'
  | 'two-step-off'
  /** Restoring something from a backup. */
  | 'bring-back';

export interface AuditSubject {
  readonly kind: 'account' | 'advert' | 'comment' | 'message';
  readonly id: string;
}

/** One act of a moderator or the operator. It names people only by id, apart from what the reason says. */
export interface AuditRow {
  readonly id: string;
  /** An account's id, or `operator`. */
  readonly actor: string;
  readonly act: AuditedAct;
  readonly subject: AuditSubject;
  /** May be empty for acts that require no reason. */
  readonly reason: string;
  readonly at: Date;
}

/** The log of all acts of moderators and the operator. Rows are never changed or deleted, even with an account. */
export interface Audit {
  add(row: AuditRow): Promise<void>;
  /** Newest first. With `subject`, only acts on that subject; with `involving`, only acts by or on that account. */
  page(query: {
    readonly subject?: AuditSubject | undefined;
    readonly involving?: string | undefined;
    readonly after: AdvertCursor | undefined;
    readonly limit: number;
  }): Promise<readonly AuditRow[]>;
}
