import type { Payment } from '../entities/payment.ts';
import { GatewayError } from '../ports/payment-gateway.ts';
import type { Ports } from '../ports/ports.ts';
import { firstQuestion, givenUpAfter, longestBetweenQuestions, questionsAtOnce } from './limits.ts';
import { giveUp } from './record-step.ts';
import { type SettlingPorts, settlePayment } from './settle-payment.ts';

type AskingPorts = SettlingPorts & Pick<Ports, 'payments' | 'paymentWay'>;

/**
 * Catches up on payments whose notice never arrived: asks the gateway about those that are due, each after twice the
 * previous interval, and gives up payments that nobody paid. Returns how many it asked about. To be run about every
 * minute.
 */
export async function askAboutPayments(ports: AskingPorts): Promise<number> {
  const now = ports.clock.now();
  const due = await ports.payments.dueForQuestion({ now, limit: questionsAtOnce });
  // One at a time: a slow gateway should not get more requests at once because more have piled up.
  for (const payment of due) await askAbout(ports, payment);
  return due.length;
}

/** Asks the gateway about this payment and applies the answer. A gateway that cannot be asked is asked later. */
async function askAbout(ports: AskingPorts, payment: Payment): Promise<void> {
  const now = ports.clock.now();
  const age = now.getTime() - payment.startedAt.getTime();
  // Set before asking, so that two processes do not both ask while an answer is pending.
  const wait = Math.min(longestBetweenQuestions, Math.max(firstQuestion, age));
  await ports.payments.setQuestion(payment.reference, new Date(now.getTime() + wait));

  const gateway = ports.paymentWay;
  if (gateway !== undefined && gateway.kind === payment.gateway && gateway.kind !== 'manual') {
    try {
      const evidence = await gateway.status(payment);
      if (evidence !== undefined) await settlePayment(ports, payment.reference, evidence);
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      return;
    }
  }
  if (age >= givenUpAfter) await giveUpOpen(ports, payment.reference);
}

async function giveUpOpen(ports: AskingPorts, reference: string): Promise<void> {
  await ports.transaction(async (stores) => {
    const payment = await stores.payments.lock(reference);
    if (payment?.state === 'open') await giveUp(ports, stores, reference);
  });
}
