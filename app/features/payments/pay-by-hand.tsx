import { formatPrice } from '../../../core/shared/text/shillings.ts';
import * as handTexts from '../../../core/texts/pay-by-hand.ts';
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
        label={handTexts.transactionId}
        hint={handTexts.transactionHint}
        required
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="send"
        missing={paymentsTexts.transactionMissing}
      />
      <SubmitButton>{handTexts.send}</SubmitButton>
    </EntryForm>
  );
  if (transactionId !== undefined) {
    return (
      <div className="pay-by-hand">
        <p>{handTexts.checking}</p>
        <dl className="pay-facts">
          <dt>{handTexts.transactionId}</dt>
          <dd>
            <code>{transactionId}</code>
          </dd>
          <dt>{handTexts.reference}</dt>
          <dd>
            <code>{reference}</code>
          </dd>
        </dl>
        <details key={transactionId} className="pay-correct" open={failure !== undefined}>
          <summary>{handTexts.correct}</summary>
          {form}
        </details>
      </div>
    );
  }
  return (
    <div className="pay-by-hand">
      <ol className="pay-steps">
        <li>{handTexts.sendMoney({ amount: formatPrice(amount) })}</li>
        <li>{handTexts.enterId}</li>
        <li>{handTexts.weCheck}</li>
      </ol>
      <dl className="pay-facts">
        <dt>{handTexts.number}</dt>
        <dd className="figures">{number}</dd>
        <dt>{handTexts.name}</dt>
        <dd>{name}</dd>
        <dt>{handTexts.amount}</dt>
        <dd className="figures">{formatPrice(amount)}</dd>
        <dt>{handTexts.reference}</dt>
        <dd>
          <code>{reference}</code>
        </dd>
      </dl>
      <p className="muted">{handTexts.reason}</p>
      {form}
    </div>
  );
}
