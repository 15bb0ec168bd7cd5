import { phrase } from './phrase.ts';
export const notSetUp = 'Payments are not set up on this site.';
export const notOwner = 'Only the seller can promote this advert.';
export const promotedAlready =
  'This advert is already a top advert. You can promote it again once that ends.';
export const beingPrepared = 'Your payment is being prepared. Please try again in a moment.';
export const promotedUntil = phrase('Your advert is a top advert until {date}.');
export const reversed =
  'Your payment was refunded, so your advert is no longer promoted. You can pay for it again.';
export const noUrl = 'Payment URL not received';
export const failed = 'Payment failed. Try again.';
export const notFoundByHand = phrase(
  'We could not find your payment. If you have sent the money, do not send it again: tell us, and give the reference {reference}.',
);
export const forged = 'This notice did not come from the payment gateway.';
export const unknown = 'There is no such payment.';
export const nothingOpen = 'There is no open payment for this advert. Please start again.';
export const transactionMissing = 'Please enter the transaction ID from the message you received.';
export const transactionInvalid = 'A transaction ID has 6 to 30 letters and digits.';
export const transactionTaken = 'This transaction ID has already been used for another payment.';
export const transactionNamed = 'Thank you. We will check your payment and promote your advert.';
