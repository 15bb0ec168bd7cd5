import type { OwnQuery } from './adverts.ts';

export type FeedbackKind = 'problem' | 'suggestion';

/** A message from a person to the operator. */
export interface FeedbackMessage {
  readonly id: string;
  readonly kind: FeedbackKind;
  readonly message: string;
  /** The address to reply to, if given or known. */
  readonly email: string | undefined;
  readonly accountId: string | undefined;
  readonly sentAt: Date;
}

export interface Feedback {
  add(feedback: FeedbackMessage): Promise<void>;
  /** Feedback that somebody sent while signed in, by id. */
  ofAccount(query: OwnQuery): Promise<readonly FeedbackMessage[]>;
  /** Removes account and email from the feedback that somebody sent; the text stays. */
  forgetAuthor(accountId: string): Promise<void>;
  /** The newest messages, newest first. */
  newest(limit: number): Promise<readonly FeedbackMessage[]>;
  byId(id: string): Promise<FeedbackMessage | undefined>;
}
