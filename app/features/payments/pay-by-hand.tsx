import { formatPrice } from '../../../core/shared/text/shillings.ts';
import * as paymentsTexts from '../../../core/texts/payments.ts';
import { EntryForm } from '../../ui/forms/entry-form.tsx';
import type { ShownFailure } from '../../ui/forms/form-state.tsx';
import { SubmitButton } from '../../ui/forms/submit-button.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';

/**
 * Payment by mobile money to the operator's number. The payer enters the transaction id and can correct it until the
 * operator has decided.
 */
export function PayByHand({
  here,
  number,
  name,
  amount,
  reference,
  transactionId,
  failure,
}: {
  here: string;
  number: string;
  name: string;
  amount: number;
  reference: string;
  /** Undefined until the seller has named it. */
  transactionId: string | undefined;
  failure: ShownFailure | undefined;
}) {
  const form = (
    <EntryForm action={here} failure={failure}>
      <input type="hidden" name="from" value={here} />
      <TextField
        name="transactionId"
        label="Transaction ID"
        hint="Letters and digits, as in the provider’s message."
        required
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="send"
        missing={paymentsTexts.transactionMissing}
      />
      <SubmitButton>Send</SubmitButton>
    </EntryForm>
  );
  if (transactionId !== undefined) {
    return (
      <div className="pay-by-hand">
        <p>
          We check it against payments received, which can take a few hours. Refresh this page later to see
          the result.
        </p>
        <dl className="pay-facts">
          <dt>Transaction ID</dt>
          <dd>
            <code>{transactionId}</code>
          </dd>
          <dt>Reference</dt>
          <dd>
            <code>{reference}</code>
          </dd>
        </dl>
        <details key={transactionId} className="pay-correct" open={failure !== undefined}>
          <summary>Correct the transaction ID</summary>
          {form}
        </details>
      </div>
    );
  }
  return (
    <div className="pay-by-hand">
      <ol className="pay-steps">
        <li>Send {formatPrice(amount)} by mobile money to this number.</li>
        <li>Enter the transaction ID from the message you receive.</li>
        <li>We check it against payments received. Then your advert becomes a top advert.</li>
      </ol>
      <dl className="pay-facts">
        <dt>Number</dt>
        <dd className="figures">{number}</dd>
        <dt>Name</dt>
        <dd>{name}</dd>
        <dt>Amount</dt>
        <dd className="figures">{formatPrice(amount)}</dd>
        <dt>Reference</dt>
        <dd>
          <code>{reference}</code>
        </dd>
      </dl>
      <p className="muted">
        If your provider asks for a reason, give the reference. Include it if you write to us about this
        payment.
      </p>
      {form}
    </div>
  );
}
