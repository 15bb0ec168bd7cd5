import type { Sanction } from '../moderation/sanction.ts';
import type { AdvertCursor } from './adverts.ts';

/** What was decided against accounts; gone with the account. */
export interface Sanctions {
  add(sanction: Sanction): Promise<void>;
  byId(id: string): Promise<Sanction | undefined>;
  /** The account's newest, these first. */
  ofAccount(accountId: string, limit: number): Promise<readonly Sanction[]>;
  /** Lifts all of the account's that are not lifted. */
  lift(accountId: string, at: Date): Promise<void>;
  /** Keeps the answer, unless there is one or it was lifted; answers whether it did. */
  answer(id: string, text: string, at: Date): Promise<boolean>;
  /** Leaves it at what was decided, whatever was answered. Answers false where no answer waits. */
  dismiss(id: string, at: Date): Promise<boolean>;
  /** Those whose answer waits for somebody to read it, the newest answers first. */
  answered(query: {
    readonly after: AdvertCursor | undefined;
    readonly limit: number;
  }): Promise<readonly Sanction[]>;
}
