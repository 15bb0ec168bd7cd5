import { Form } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import type { ConversationView } from '../../../core/entities/conversation.ts';
import * as conversationTexts from '../../../core/texts/conversation.ts';
import * as offersTexts from '../../../core/texts/offers.ts';
import type { ShownFailure } from '../../ui/forms/form-state.tsx';
import { awaitAnswer, keyFor } from '../../ui/forms/keep-form.ts';
import { MadeFor } from '../../ui/forms/made-for.tsx';

interface Props {
  otherId: string;
  advert: NonNullable<ConversationView['offerFor']>;
  messageId: string;
  /** What was offered after the session had ended. */
  keptAmount: string | undefined;
  failure: ShownFailure | undefined;
}

/** Offers a price for an advert of the other. Each offer begins with an empty form. */
export function OfferForm(props: Props) {
  const here = `/chat?${new URLSearchParams({ with: props.otherId, ad: props.advert.id })}`;
  const messageId = keyFor(here, props.messageId);
  return <OneOffer {...props} key={messageId} messageId={messageId} here={here} />;
}

function OneOffer({ advert, messageId, keptAmount, failure, here }: Props & { here: string }) {
  const problem = failure?.errors['amount'];
  const details = useRef<HTMLDetailsElement>(null);
  // Afterwards the person opens and closes it.
  const [openAtFirst] = useState(problem !== undefined || keptAmount !== undefined);
  useEffect(() => {
    // The router, unlike a browser, opens nothing around the field that an address names.
    if (location.hash === '#amount') openForm(details.current);
  }, []);
  const refused = useRef(problem !== undefined);
  useEffect(() => {
    const isRefused = failure?.errors['amount'] !== undefined;
    if (isRefused) openForm(details.current);
    else if (refused.current) closeForm(details.current);
    refused.current = isRefused;
  }, [failure]);
  return (
    <details className="offer" ref={details} open={openAtFirst}>
      <summary>{conversationTexts.makeOffer}</summary>
      <Form method="post" action={here} data-offline="own" onSubmit={() => awaitAnswer(here, messageId)}>
        <MadeFor />
        <input type="hidden" name="messageId" value={messageId} />
        <input type="hidden" name="from" value={here} />
        <label htmlFor="amount" dir="auto">
          {advert.per === undefined
            ? offersTexts.offerFor(advert)
            : offersTexts.offerForPer({ title: advert.title, per: advert.per })}
        </label>
        <div className="composer-row">
          <input
            id="amount"
            name="amount"
            inputMode="numeric"
            autoComplete="off"
            required
            defaultValue={failure?.values['amount'] ?? keptAmount}
            aria-describedby="amount-hint"
            {...(problem === undefined ? {} : { autoFocus: true, 'aria-invalid': true })}
          />
          <button type="submit" name="move" value="offer" className="button">
            {conversationTexts.sendOffer}
          </button>
        </div>
        <p id="amount-hint" className={problem === undefined ? 'muted small' : 'field-error'}>
          {problem ?? offersTexts.offerHint}
        </p>
      </Form>
    </details>
  );
}

/** An offer that waits for the network has begun the next form while the page still showed why the last was refused. */
function closeForm(details: HTMLDetailsElement | null) {
  if (details === null) return;
  details.open = false;
  const amount = details.querySelector<HTMLInputElement>('#amount');
  if (amount !== null) amount.value = '';
}

function openForm(details: HTMLDetailsElement | null) {
  if (details === null) return;
  details.open = true;
  details.querySelector<HTMLInputElement>('#amount')?.focus();
}
