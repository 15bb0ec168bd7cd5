import type { SandboxChoice } from '../ports/payment-gateway.ts';
import { DomainError } from '../shared/errors.ts';
import type { Viewer } from '../shared/viewer.ts';
import { texts } from '../texts/text.ts';
import { receiveNotice } from './receive-notice.ts';
import { viewSandboxPayment } from './view-sandbox-payment.ts';

const choices: readonly SandboxChoice[] = ['paid', 'failed', 'late'];

/**
 * Ends an open payment as the payer chose on the sandbox's page; a settled one does not change. Returns whether the
 * money is on its way.
 */
export async function decideInSandbox(
  ports: Parameters<typeof receiveNotice>[0] & Parameters<typeof viewSandboxPayment>[0],
  viewer: Viewer,
  { reference, choice }: { readonly reference: string; readonly choice: string },
): Promise<{ readonly late: boolean }> {
  const { payment } = await viewSandboxPayment(ports, viewer, reference);
  const chosen = choices.find((each) => each === choice);
  if (chosen === undefined) throw new DomainError('invalid', texts.forms.unreadable);
  const gateway = ports.paymentWay;
  if (payment.state !== 'open' || gateway?.kind !== 'sandbox') return { late: false };
  const notice = await gateway.decide?.(reference, chosen);
  // The notice takes the same path as a gateway's over the network, including the signature.
  if (notice !== undefined) await receiveNotice(ports, notice);
  return { late: chosen === 'late' };
}
