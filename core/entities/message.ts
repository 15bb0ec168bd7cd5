import type { Picture } from './picture.ts';

/** The advert that a message quotes, with its title when the message was sent. */
export interface QuotedAdvert {
  readonly id: string;
  readonly title: string;
}

/** A quoted advert with the account id of its seller, whether it still exists or not. */
export interface SoldAdvert extends QuotedAdvert {
  readonly sellerId: string;
}

/** The kinds of message that answer a question (is it still available?) or an offer. */
export type AnswerKind = 'available' | 'sold' | 'accepted' | 'declined';
export type MessageKind = 'text' | 'question' | 'offer' | AnswerKind;

/**
 * The outcome of a question or an offer: its answer; `replaced` by a newer one of the same sender about the same
 * advert; or `unavailable` while the advert of an offer is not live, which may change again.
 */
export type Outcome = AnswerKind | 'replaced' | 'unavailable';

/**
 * A message from one person to another. Both see the same messages, in the order of their positions. Where the site
 * words one, its text is in English as it is stored, and in `Words` of the reader's language as it is read.
 */
export interface Message<Words = string> {
  /** 30 alphanumeric characters. */
  readonly id: string;
  /** 1 for the first message of its conversation, then without a gap. */
  readonly position: number;
  /** Account id of the sender. */
  readonly from: string;
  /** Account id of the receiver. */
  readonly to: string;
  readonly kind: MessageKind;
  /** The whole message in words, whatever its kind; empty in a message of pictures alone. */
  readonly text: Words;
  /** In the order in which they were chosen; only a `text` has any. */
  readonly pictures: readonly Picture[];
  readonly sentAt: Date;
  readonly quotedAdvert: QuotedAdvert | undefined;
  /** The amount of an offer, in whole shillings (UGX). */
  readonly amount: number | undefined;
  /** Id of the question or offer that this message answers. */
  readonly answers: string | undefined;
  /** The outcome when the message was read; undefined for an open question or offer, and for every other kind. */
  readonly outcome: Outcome | undefined;
}

/**
 * The account id of the seller of the advert that a message quotes: questions, offers and plain messages quote adverts of
 * their receiver, and answers those of their sender.
 */
export function sellerIn({ kind, from, to }: Pick<Message, 'kind' | 'from' | 'to'>): string {
  return kind === 'text' || kind === 'question' || kind === 'offer' ? to : from;
}

export const plainText = { kind: 'text', pictures: [], amount: undefined, answers: undefined } as const;
