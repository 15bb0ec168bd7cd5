import { formatPrice } from '../../core/adverts/price.ts';
import { texts } from '../../core/texts.ts';
import { EntryForm } from './fields/entry-form.tsx';
import type { ShownFailure } from './fields/form-state.tsx';
import { SubmitButton } from './fields/submit-button.tsx';
import { TextField } from './fields/text-field.tsx';

const fieldNames = ['transactionId'];

/** Mobile money to the operator's own number, and the transaction by which it was sent. */
export function PayByHand({
  here,
  number,
  name,
  amount,
  reference,
  failure,
}: {
  here: string;
  number: string;
  name: string;
  amount: number;
  reference: string;
  failure: ShownFailure | undefined;
}) {
  return (
    <div className="pay-by-hand">
      <p>Send the money by mobile money, then tell us the transaction id from the message that you get.</p>
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
      <EntryForm action={here} failure={failure} fields={fieldNames}>
        <input type="hidden" name="from" value={here} />
        <TextField
          name="transactionId"
          label="Transaction id"
          hint="Letters and digits, as the provider wrote them."
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="send"
          missing={texts.payments.transactionMissing}
        />
        <SubmitButton>Send</SubmitButton>
      </EntryForm>
    </div>
  );
}
