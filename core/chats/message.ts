/** The advert that a message is about, as it was called when the message was sent. */
export interface QuotedAdvert {
  readonly id: string;
  readonly title: string;
}

/** What one person wrote to another. Both see the same, in the order of its position. */
export interface Message {
  /** 30 alphanumeric characters. */
  readonly id: string;
  /** 1 for the first message of its conversation, then without a gap. */
  readonly position: number;
  /** Account id of who wrote it. */
  readonly from: string;
  /** Account id of whom it is written to. */
  readonly to: string;
  readonly text: string;
  readonly sentAt: Date;
  readonly quotedAdvert: QuotedAdvert | undefined;
}
