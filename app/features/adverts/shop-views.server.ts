import { type AdvertState, advertStates } from '../../../core/entities/advert-state.ts';
import { daysOfChart } from '../../../core/insights/limits.ts';
import type { viewShop } from '../../../core/insights/view-shop.ts';
import type { WaitingOffer } from '../../../core/ports/conversations.ts';
import { addresses } from '../../../core/shared/addresses.ts';
import { formatPrice, groupDigits } from '../../../core/shared/text/shillings.ts';
import * as insightsTexts from '../../../core/texts/insights.ts';
import * as ownPageTexts from '../../../core/texts/own-page.ts';
import * as statesTexts from '../../../core/texts/states.ts';
import { said } from '../../requests/said.server.ts';
import { sellerIcon } from '../../ui/seller-icon.server.ts';
import type { ShownShop, WaitingItem } from './my-shop.tsx';
import { sparkPath } from './spark-path.ts';

type Shop = Awaited<ReturnType<typeof viewShop>>;

/** The address of one's own page with the adverts in this state, or with all. */
export function ownPageAddress(state: AdvertState | undefined): string {
  return state === undefined ? addresses.account : `${addresses.account}?state=${state}`;
}

/** What the page shows, made on the server so that browsers load no more than its markup. */
export function shownShop(
  { counts, daily, ending, ...sums }: Shop,
  {
    sellerId,
    offers,
    state,
  }: {
    readonly sellerId: string;
    readonly offers: readonly WaitingOffer[];
    readonly state: AdvertState | undefined;
  },
): ShownShop {
  return {
    drawings: { compare: sellerIcon('compare'), print: sellerIcon('print') },
    poster: `${addresses.user(sellerId)}/poster`,
    days: ownPageTexts.lastDays({ days: daysOfChart }),
    figures: (['views', 'saves', 'chats'] as const).map((name) => ({
      name,
      count: groupDigits(String(sums[name])),
      words: insightsTexts.figures[name]({ count: sums[name] }),
    })),
    line: sparkPath(daily),
    hasAdverts: counts.all > 0,
    chips: ([undefined, ...advertStates] as const)
      .filter((name) => name === undefined || name === state || counts[name] > 0)
      .map((name) => ({
        words: ownPageTexts.states[name ?? 'all'],
        count: groupDigits(String(counts[name ?? 'all'])),
        to: `${ownPageAddress(name)}#posts`,
        current: name === state,
      })),
    waiting: [...ending.map(endingItem), ...offers.map(offerItem)],
  };
}

function endingItem({ id, title, cover, ends }: Shop['ending'][number]): WaitingItem {
  return {
    key: id,
    to: addresses.advert(id),
    cover,
    title,
    ends: ends && said(ends),
    renew: { to: `${addresses.advert(id)}/state`, words: statesTexts.renew },
  };
}

function offerItem({ from, fullName, amount, advert }: WaitingOffer): WaitingItem {
  return {
    key: `${from} ${advert.id}`,
    to: addresses.chatWith(from),
    cover: advert.cover,
    title: advert.title,
    offer: {
      words: ownPageTexts.offers({ name: fullName }),
      amount: formatPrice(amount),
      answer: ownPageTexts.answer,
    },
  };
}
