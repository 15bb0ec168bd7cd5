import { ownAdvert } from '../adverts/own-advert.ts';
import type { Ports } from '../ports/ports.ts';
import type { Checked } from '../shared/checked.ts';
import { DomainError } from '../shared/errors.ts';
import { requireUser } from '../shared/require-user.ts';
import { dropInvisible } from '../shared/text/drop-invisible.ts';
import { admit } from '../shared/throttling/admit.ts';
import type { Viewer } from '../shared/viewer.ts';
import { type Text, texts } from '../texts/text.ts';
import { recordStep } from './record-step.ts';
import { paymentLimits } from './throttling-limits.ts';

/** The form of mobile-money transaction ids: some 10 digits, or letters and digits. */
const pattern = /^[A-Z0-9]{6,30}$/;

/**
 * Stores the transaction id with which the seller paid by mobile money, for the operator to check. A transaction pays
 * for one advert only: its id is refused for another. Giving it again for the same payment is not an error.
 */
export async function nameTransaction(
  ports: Pick<Ports, 'transaction' | 'throttle' | 'securityLog' | 'clock' | 'ids'>,
  viewer: Viewer,
  input: {
    readonly advertId: string;
    readonly transactionId: string;
    readonly client?: string | undefined;
  },
): Promise<void> {
  const user = requireUser(viewer);
  const transactionId = parseTransactionId(input.transactionId);
  if (!transactionId.ok) throw refusal(transactionId.problem);
  await admit(ports, paymentLimits.pay, { account: user.accountId, client: input.client });
  await ports.transaction(async (stores) => {
    await ownAdvert(stores, user, input.advertId, texts.payments.notOwner);
    const latest = await stores.payments.latestOf(input.advertId);
    const payment = latest && (await stores.payments.lock(latest.reference));
    if (payment?.state !== 'open' || payment.gateway !== 'manual') {
      throw new DomainError('conflict', texts.payments.nothingOpen);
    }
    if (payment.transactionId === transactionId.value) return;
    const { reference } = payment;
    if ((await stores.payments.setTransactionId(reference, transactionId.value)) === 'taken') {
      throw refusal(texts.payments.transactionTaken);
    }
    await recordStep(ports, stores, { reference, step: 'transaction-named' });
  });
}

function parseTransactionId(typed: string): Checked<string> {
  const value = dropInvisible(typed)
    .replace(/[\s.-]/g, '')
    .toUpperCase();
  if (value === '') return { ok: false, problem: texts.payments.transactionMissing };
  return pattern.test(value)
    ? { ok: true, value }
    : { ok: false, problem: texts.payments.transactionInvalid };
}

function refusal(text: Text): DomainError {
  return new DomainError('invalid', text, { transactionId: text });
}
