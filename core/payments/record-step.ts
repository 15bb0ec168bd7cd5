import type { LedgerStep } from '../entities/payment.ts';
import type { Ports, Stores } from '../ports/ports.ts';
import { redact } from './redact.ts';

/** Writes a line of the ledger, within the caller's transaction. `amount` as in `LedgerEntry`. */
export async function recordStep(
  ports: Pick<Ports, 'ids' | 'clock'>,
  stores: Pick<Stores, 'payments'>,
  step: {
    readonly reference: string;
    readonly step: LedgerStep;
    readonly amount?: number;
    readonly raw?: string;
  },
): Promise<void> {
  await stores.payments.record({
    id: ports.ids.alphanumeric(20),
    reference: step.reference,
    at: ports.clock.now(),
    step: step.step,
    amount: step.amount ?? 0,
    raw: redact(step.raw ?? ''),
  });
}

/** Ends a payment that nobody paid, within the caller's transaction. */
export async function giveUp(
  ports: Pick<Ports, 'ids' | 'clock'>,
  stores: Pick<Stores, 'payments'>,
  reference: string,
): Promise<void> {
  await recordStep(ports, stores, { reference, step: 'given-up' });
  await stores.payments.setState(reference, 'failed', ports.clock.now());
}
