import { phrase } from './phrase.ts';

export const sendMoney = phrase('Send {amount} by mobile money to this number.');
export const enterId = 'Enter the transaction ID from the message you receive.';
export const weCheck = 'We check it against payments received. Then your advert becomes a top advert.';
export const number = 'Number';
/** Of the owner of the number. */
export const name = 'Name';
export const amount = 'Amount';
export const reference = 'Reference';
export const reason =
  'If your provider asks for a reason, give the reference. Include it if you write to us about this payment.';
export const transactionId = 'Transaction ID';
export const transactionHint = 'Letters and digits, as in the provider’s message.';
export const send = 'Send';
export const checking =
  'We check it against payments received, which can take a few hours. Refresh this page later to see the result.';
export const correct = 'Correct the transaction ID';
