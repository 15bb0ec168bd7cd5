import type { Sanction } from '../entities/sanction.ts';
import type { AdvertCursor } from './adverts.ts';

/** Decisions against accounts; deleted with the account. */
export interface Sanctions {
  add(sanction: Sanction): Promise<void>;
  byId(id: string): Promise<Sanction | undefined>;
  /** The account's newest decisions, newest first. */
  ofAccount(accountId: string, limit: number): Promise<readonly Sanction[]>;
  /** Lifts all of the account's decisions that have not been lifted. */
  lift(accountId: string, at: Date): Promise<void>;
  /** Stores the answer, unless the decision already has one or was lifted; returns whether it did. */
  answer(id: string, text: string, at: Date): Promise<boolean>;
  /** Upholds the decision against the answer. Returns false if no answer is waiting. */
  dismiss(id: string, at: Date): Promise<boolean>;
  /** Decisions with an answer that no moderator has dealt with, newest answers first. */
  answered(query: {
    readonly after: AdvertCursor | undefined;
    readonly limit: number;
  }): Promise<readonly Sanction[]>;
}
