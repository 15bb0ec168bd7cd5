import { Form } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import type { QuotedAdvert } from '../../../core/chats/message.ts';
import { texts } from '../../../core/texts.ts';
import type { ShownFailure } from '../fields/form-state.tsx';

/** Offers a price for an advert of the other. */
export function OfferForm({
  otherId,
  advert,
  messageId,
  failure,
}: {
  otherId: string;
  advert: QuotedAdvert;
  messageId: string;
  failure: ShownFailure | undefined;
}) {
  const problem = failure?.errors['amount'];
  const details = useRef<HTMLDetailsElement>(null);
  // Afterwards the person opens and closes it.
  const [openAtFirst] = useState(problem !== undefined);
  useEffect(() => {
    if (!failure?.errors['amount'] || !details.current) return;
    details.current.open = true;
    details.current.querySelector<HTMLInputElement>('#amount')?.focus();
  }, [failure]);
  const here = `/chat?${new URLSearchParams({ with: otherId, ad: advert.id })}`;
  return (
    <details className="offer" ref={details} open={openAtFirst}>
      <summary>Make an offer</summary>
      <Form method="post" action={here}>
        <input type="hidden" name="messageId" value={messageId} />
        <input type="hidden" name="from" value={here} />
        <label className="first-capital" htmlFor="amount" dir="auto">
          {texts.offers.offerFor(advert.title)}
        </label>
        <div className="composer-row">
          <input
            id="amount"
            name="amount"
            inputMode="numeric"
            autoComplete="off"
            required
            defaultValue={failure?.values['amount']}
            aria-describedby="amount-hint"
            {...(problem === undefined ? {} : { autoFocus: true, 'aria-invalid': true })}
          />
          <button type="submit" name="move" value="offer" className="button">
            Send offer
          </button>
        </div>
        <p id="amount-hint" className={problem === undefined ? 'muted small' : 'field-error'}>
          {problem ?? texts.offers.offerHint}
        </p>
      </Form>
    </details>
  );
}
