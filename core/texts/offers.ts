import type { Outcome } from '../entities/message.ts';
import { phrase } from './phrase.ts';

/** Questions about whether an advert is still available, offers, and their answers. */
export const question = 'Is this still available?';
export const available = 'Yes, it is';
export const sold = 'Sorry, it is sold';
export const offer = phrase('I offer {price} for {title}.');
export const accepted = phrase('I accept your offer of {price} for {title}.');
export const declined = phrase('I decline your offer of {price} for {title}.');
export const offerFor = phrase('Your offer for {title}, in shillings (UGX)');
/** `per` is as in "per 250 g". */
export const offerForPer = phrase('Your offer for {title}, in shillings (UGX) {per}');
export const offerHint = 'Nothing is charged. The seller can accept or decline it.';
export const outcomes: Readonly<Record<Outcome | 'open', string>> = {
  open: 'Waiting for an answer',
  accepted: 'Accepted',
  declined: 'Declined',
  replaced: 'Replaced by a newer offer',
  unavailable: 'No longer available',
  available: available,
  sold: sold,
};
export const soldQuestion = 'Is this herb sold?';
export const soldExplained =
  'It will be marked as sold and removed from all lists. You can make it available again later.';
export const asked = 'Your question has been sent.';
export const advertSold = 'This herb has been sold.';
export const notLive = 'Buyers cannot find this advert at the moment. Make it available again first.';
export const answeredAlready = 'You have already answered this.';
export const replacedMeanwhile = 'There is a newer question or offer. Please answer that one.';
