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
  /** From a backup. */
  | 'bring-back';

/** What was acted on, by its kind and id. */
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
  /** Empty where none is required. */
  readonly reason: string;
  readonly at: Date;
}

/**
 * Everything that moderators and the operator have done. Rows are never changed or deleted, not even when an account
 * is.
 */
export interface Audit {
  add(row: AuditRow): Promise<void>;
  /** Newest first; with a subject, only what was done to it; `involving` an account, only what was done by it or to it. */
  page(query: {
    readonly subject?: AuditSubject | undefined;
    readonly involving?: string | undefined;
    readonly after: AdvertCursor | undefined;
    readonly limit: number;
  }): Promise<readonly AuditRow[]>;
}
