import type { OwnCard } from '../../../core/adverts/own-card.ts';
import { renewableFrom } from '../../../core/adverts/renewal.ts';
import type { Advert, AdvertDetail } from '../../../core/entities/advert.ts';
import { canMove } from '../../../core/entities/advert-state.ts';
import { addresses } from '../../../core/shared/addresses.ts';
import * as offersTexts from '../../../core/texts/offers.ts';
import * as reportsTexts from '../../../core/texts/reports.ts';
import * as statesTexts from '../../../core/texts/states.ts';
import type { IconName } from '../../ui/icon-names.ts';

/** An action for an advert: a link, or a button that posts to the address. */
export interface AdvertAct {
  readonly to: string;
  readonly words: string;
  readonly icon: IconName;
  /** The wanted state, for a button; undefined for a link. */
  readonly move?: 'sold' | 'available' | 'renewed' | 'contact' | 'ask' | undefined;
}

/**
 * Lets others ask whether the advert is still available, and ask for the number of a seller who takes calls or
 * WhatsApp messages.
 */
export function contactActs(
  advert: Pick<AdvertDetail, 'id' | 'state' | 'sellerId' | 'seller' | 'sellerCallMe' | 'sellerWhatsappMe'>,
): AdvertAct[] {
  if (advert.state !== 'live' || advert.seller === undefined) return [];
  const chat = `/chat?${new URLSearchParams({ with: advert.sellerId, ad: advert.id })}`;
  const act = { to: `/singleherb/${advert.id}/contact`, move: 'contact' } as const;
  return [
    { to: chat, words: offersTexts.question, icon: 'messages', move: 'ask' },
    ...(advert.sellerCallMe ? [{ ...act, words: 'Call', icon: 'phone' as const }] : []),
    ...(advert.sellerWhatsappMe ? [{ ...act, words: 'WhatsApp', icon: 'messages' as const }] : []),
  ];
}

/** The actions of sellers on their own adverts, except editing and deleting. */
export function ownActs(
  advert: Pick<Advert, 'id' | 'state' | 'endsAt'>,
  { takesPayments, now }: { readonly takesPayments: boolean; readonly now: Date },
): AdvertAct[] {
  const { id, state } = advert;
  const { markAsSold, makeAvailable, renew } = statesTexts;
  const renewable = renewableFrom(advert);
  const acts: AdvertAct[] = [];
  const to = `/singleherb/${id}/state`;
  if (canMove(state, 'mark as sold')) acts.push({ to, words: markAsSold, icon: 'done', move: 'sold' });
  if (canMove(state, 'make available'))
    acts.push({ to, words: makeAvailable, icon: 'refresh', move: 'available' });
  if (renewable && renewable <= now) acts.push({ to, words: renew, icon: 'refresh', move: 'renewed' });
  if (state === 'live' && takesPayments)
    acts.push({ to: `/pay?ad=${id}`, words: 'Promote this advert', icon: 'promote' });
  return acts;
}

/** Asks for a review of the viewer's hidden advert, unless a review is already waiting. */
export function reviewActs({ id, review }: Pick<OwnCard, 'id' | 'review'>): AdvertAct[] {
  if (review !== 'possible') return [];
  return [{ to: addresses.report({ kind: 'advert', id }), words: reportsTexts.askForReview, icon: 'flag' }];
}
