import type { OwnCard } from '../../../core/adverts/own-card.ts';
import { renewableFrom } from '../../../core/adverts/renewal.ts';
import type { Advert, AdvertDetail } from '../../../core/entities/advert.ts';
import { canMove } from '../../../core/entities/advert-state.ts';
import { addresses } from '../../../core/shared/addresses.ts';
import * as advertActsTexts from '../../../core/texts/advert-acts.ts';
import * as reportsTexts from '../../../core/texts/reports.ts';
import * as statesTexts from '../../../core/texts/states.ts';
import type { IconName } from '../../ui/icon-names.ts';

/** An action for an advert: a link, or a button that posts to the address. */
export interface AdvertAct {
  readonly to: string;
  readonly words: string;
  readonly icon: IconName;
  /** The wanted state, for a button; undefined for a link. */
  readonly move?: 'sold' | 'available' | 'renewed' | undefined;
}

/** A way to the seller of an advert that shows the number to a buyer. */
export interface WayToSeller {
  readonly way: 'call' | 'whatsapp';
  readonly words: string;
}

/** How others reach the seller of a live advert besides by chat; undefined if nobody can reach them. */
export function waysToSeller(
  advert: Pick<AdvertDetail, 'state' | 'seller' | 'sellerCallMe' | 'sellerWhatsappMe'>,
): readonly WayToSeller[] | undefined {
  if (advert.state !== 'live' || advert.seller === undefined) return undefined;
  return [
    ...(advert.sellerCallMe ? [{ way: 'call', words: advertActsTexts.call } as const] : []),
    ...(advert.sellerWhatsappMe ? [{ way: 'whatsapp', words: 'WhatsApp' } as const] : []),
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
    acts.push({ to: `/pay?ad=${id}`, words: advertActsTexts.promote, icon: 'promote' });
  return acts;
}

/** Asks for a review of the viewer's hidden advert, unless a review is already waiting. */
export function reviewActs({ id, review }: Pick<OwnCard, 'id' | 'review'>): AdvertAct[] {
  if (review !== 'possible') return [];
  return [{ to: addresses.report({ kind: 'advert', id }), words: reportsTexts.askForReview, icon: 'flag' }];
}
