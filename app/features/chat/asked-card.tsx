import { Form } from '@remix-run/react';
import type { Message } from '../../../core/entities/message.ts';
import type { Seller } from '../../../core/entities/profile.ts';
import { formatPrice } from '../../../core/shared/text/shillings.ts';
import * as askedCardTexts from '../../../core/texts/asked-card.ts';
import * as offersTexts from '../../../core/texts/offers.ts';
import * as statesTexts from '../../../core/texts/states.ts';
import { Alert } from '../../ui/alert.tsx';
import type { ShownFailure } from '../../ui/forms/form-state.tsx';
import { BuyerField } from './buyer-field.tsx';

/** A short form of an offer, with its outcome. */
export function OfferCard({ amount = 0, outcome }: Partial<Message>) {
  return (
    <p className="offer-card">
      <strong>{formatPrice(amount)}</strong>
      <span className="state-chip">{offersTexts.outcomes[outcome ?? 'open']}</span>
    </p>
  );
}

/** The buttons for answering a question or an offer. */
export function Answers({ otherId, id, kind }: { otherId: string; id: string; kind: 'question' | 'offer' }) {
  const here = `/chat?${new URLSearchParams({ with: otherId })}`;
  return (
    <div className="button-row">
      <Form method="post" action={here}>
        <input type="hidden" name="answers" value={id} />
        <button
          type="submit"
          name="move"
          value={kind === 'offer' ? 'accept' : 'available'}
          className="button button-small"
        >
          {kind === 'offer' ? askedCardTexts.accept : offersTexts.available}
        </button>
        {kind === 'offer' && (
          <button type="submit" name="move" value="decline" className="button button-quiet button-small">
            {askedCardTexts.decline}
          </button>
        )}
      </Form>
      {kind === 'question' && (
        // Asks before anything is sold.
        <Form action="/chat">
          <input type="hidden" name="with" value={otherId} />
          <button type="submit" name="sold" value={id} className="button button-quiet button-small">
            {offersTexts.sold}
          </button>
        </Form>
      )}
    </div>
  );
}

/** Asked before a seller says that the advert of this question is sold. */
export function SoldQuestion({
  otherId,
  asked,
  buyers,
  failure,
}: {
  otherId: string;
  asked: string;
  buyers: readonly Seller[];
  failure: ShownFailure | undefined;
}) {
  const here = `/chat?${new URLSearchParams({ with: otherId })}`;
  return (
    <Form className="composer" method="post" action={here}>
      {failure && <Alert kind="error">{failure.message}</Alert>}
      <input type="hidden" name="answers" value={asked} />
      <h2>{offersTexts.soldQuestion}</h2>
      <p>{offersTexts.soldExplained}</p>
      {buyers.length > 0 && <BuyerField people={buyers} />}
      <div className="button-row">
        <button type="submit" name="move" value="sold" className="button">
          {statesTexts.markAsSold}
        </button>
        <a className="button button-quiet" href={here}>
          {askedCardTexts.cancel}
        </a>
      </div>
    </Form>
  );
}
