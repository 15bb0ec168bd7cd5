import type { User } from '../shared/viewer.ts';
import { operator } from './record-act.ts';

/** Who decides: a moderator, or the operator, who may do everything. */
export interface Actor {
  /** Their name in the audit. */
  readonly id: string;
  readonly isOperator: boolean;
}

export const theOperator: Actor = { id: operator, isOperator: true };

export function moderatorOf({ accountId }: User): Actor {
  return { id: accountId, isOperator: false };
}
