import { parseWireAmount } from '../../core/payments/wire-amount.ts';
import type { PaymentNotice, RawNotice } from '../../core/ports/payment-gateway.ts';
import { parseFields } from './json-fields.ts';
import { isSigned } from './signature.ts';

const states = ['pending', 'paid', 'failed', 'reversed'] as const;

/** Reads a notice `{reference, status, amount, currency}`; undefined if its signature or content is invalid. */
export function readSignedNotice(
  { method, headers, body }: RawNotice,
  options: { readonly keys: readonly string[]; readonly now: Date },
): PaymentNotice | undefined {
  if (method !== 'POST' || !isSigned(body, headers['x-signature'], options)) return undefined;
  const said = parseFields(body);
  const state = states.find((known) => known === said['status']);
  const { reference, amount, currency } = said;
  if (typeof reference !== 'string' || state === undefined) return undefined;
  return {
    reference,
    evidence: {
      state,
      amount: parseWireAmount(amount),
      currency: typeof currency === 'string' ? currency : '',
      raw: body,
    },
    acknowledgement: { contentType: 'application/json', body: '{"received":true}' },
  };
}
