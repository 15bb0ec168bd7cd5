import type { User } from '../shared/viewer.ts';
import { operator } from './record-act.ts';

/** The person who decides: a moderator, or the operator, who may do everything. */
export interface Actor {
  /** The actor's id in the audit log. */
  readonly id: string;
  readonly isOperator: boolean;
}

export const theOperator: Actor = { id: operator, isOperator: true };

export function moderatorOf({ accountId }: User): Actor {
  return { id: accountId, isOperator: false };
}
