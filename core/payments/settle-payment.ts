import { announce } from '../accounts/announce.ts';
import type { Evidence, LedgerStep, Payment } from '../entities/payment.ts';
import type { Ports, Stores } from '../ports/ports.ts';
import { currency } from './limits.ts';
import { recordStep } from './record-step.ts';
import { redact } from './redact.ts';

export type SettlingPorts = Pick<Ports, 'transaction' | 'eventBus' | 'clock' | 'ids'>;

/**
 * Applies evidence from a trusted source to a payment, idempotently: the same evidence again changes nothing, in any
 * order and however often it arrives. Received money makes the advert a top advert, even if the payment had been
 * given up; a refund ends that. A different amount or currency is recorded and changes nothing. Returns whether the
 * payment exists.
 */
export async function settlePayment(
  ports: SettlingPorts,
  reference: string,
  evidence: Evidence,
): Promise<boolean> {
  const changed = await ports.transaction(async (stores) => {
    const payment = await stores.payments.lock(reference);
    if (payment === undefined) return undefined;
    const step = stepFor(payment, evidence);
    if (step === undefined || (await isWritten(stores, reference, step, evidence))) {
      return { payment, told: false };
    }
    await recordStep(ports, stores, {
      reference,
      step,
      amount: moneyMoved(payment, step),
      raw: evidence.raw,
    });
    if (step !== 'paid' && step !== 'failed' && step !== 'reversed') return { payment, told: false };
    await stores.payments.setState(reference, step, ports.clock.now());
    if (step !== 'failed') await promote(stores, payment.advertId);
    return { payment, told: true };
  });
  if (changed?.told && changed.payment.accountId !== undefined) {
    const { accountId, advertId } = changed.payment;
    await announce(ports, accountId, { kind: 'payment', ids: { advert: advertId } });
  }
  return changed !== undefined;
}

/** The step that this evidence adds to the payment; undefined if it says nothing new. */
function stepFor(payment: Payment, { state, amount, currency: named }: Evidence): LedgerStep | undefined {
  if (state === 'pending' || state === payment.state) return undefined;
  if (state === 'failed') return payment.state === 'open' ? 'failed' : undefined;
  if (amount !== payment.amount || named !== currency) return 'mismatch';
  if (state === 'reversed') return 'reversed';
  return payment.state === 'reversed' ? 'came-too-late' : 'paid';
}

/**
 * Whether the ledger has this evidence already. Evidence that does not change the payment would otherwise be recorded
 * each time it arrives.
 */
async function isWritten(
  stores: Pick<Stores, 'payments'>,
  reference: string,
  step: LedgerStep,
  evidence: Evidence,
): Promise<boolean> {
  if (step !== 'mismatch' && step !== 'came-too-late') return false;
  const raw = redact(evidence.raw);
  return (await stores.payments.ledgerOf(reference)).some((line) => line.step === step && line.raw === raw);
}

/** The shillings that the step adds to the ledger: none for a payment that is reversed before it became `paid`. */
function moneyMoved(payment: Payment, step: LedgerStep): number {
  if (step === 'paid') return payment.amount;
  return step === 'reversed' && payment.state === 'paid' ? -payment.amount : 0;
}

/** Recomputes the advert's place from its latest valid payment. The advert may be gone; the payment stays. */
async function promote(stores: Pick<Stores, 'payments' | 'adverts'>, advertId: string): Promise<void> {
  // Two payments of one advert that are settled at once do so one after the other, and the second sees the first.
  const latest = await stores.payments.latestOf(advertId);
  if (latest !== undefined) await stores.payments.lock(latest.reference);
  await stores.adverts.promote(advertId, await stores.payments.lastPaid(advertId));
}
