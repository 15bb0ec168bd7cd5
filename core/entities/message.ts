/** The advert that a message is about, as it was called when the message was sent. */
export interface QuotedAdvert {
  readonly id: string;
  readonly title: string;
}

/** What answers a question (is it still available?) or an offer. */
export type AnswerKind = 'available' | 'sold' | 'accepted' | 'declined';
export type MessageKind = 'text' | 'question' | 'offer' | AnswerKind;

/**
 * What has become of a question or an offer: it was answered, or `replaced` by a newer one of the same person about the same
 * advert, or the advert of an offer is not live, which may change again.
 */
export type Outcome = AnswerKind | 'replaced' | 'unavailable';

/** What one person wrote to another. Both see the same messages, by position. */
export interface Message {
  /** 30 alphanumeric characters. */
  readonly id: string;
  /** 1 for the first message of its conversation, then without a gap. */
  readonly position: number;
  /** Account id of who wrote it. */
  readonly from: string;
  /** Account id of whom it is written to. */
  readonly to: string;
  readonly kind: MessageKind;
  /** Says all that the message says, whatever its kind. */
  readonly text: string;
  readonly sentAt: Date;
  readonly quotedAdvert: QuotedAdvert | undefined;
  /** Of an offer, in whole shillings. */
  readonly amount: number | undefined;
  /** Id of the question or offer that it answers. */
  readonly answers: string | undefined;
  /** As it was when the message was read; undefined while a question or offer is open, and of all else. */
  readonly outcome: Outcome | undefined;
}

/** The fields of an ordinary message. */
export const plainText = { kind: 'text', amount: undefined, answers: undefined } as const;
