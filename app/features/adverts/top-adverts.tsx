import * as advertsTexts from '../../../core/texts/adverts.ts';
import { AdvertSlips } from './advert-slip.tsx';
import type { SlipAdvert } from './advert-views.ts';

export interface ShownTopAdverts {
  readonly adverts: readonly SlipAdvert[];
  /** Whether the sellers paid for the place. */
  readonly paidFor: boolean;
}

/** The promoted or best liked adverts in a low row; a chip on the first tells which. */
export function TopAdverts({ adverts, paidFor }: ShownTopAdverts) {
  if (adverts.length === 0) return null;
  return (
    <section className="top-adverts" aria-label={advertsTexts.topAd}>
      <AdvertSlips adverts={adverts} leads={paidFor ? 'paid for' : 'liked'} />
    </section>
  );
}
