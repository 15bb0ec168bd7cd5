import { factsOf } from '../../../core/adverts/facts.ts';
import { gapsOf } from '../../../core/adverts/gaps.ts';
import type { viewAdvert } from '../../../core/adverts/view-advert.ts';
import type { AdvertDetail } from '../../../core/entities/advert.ts';
import { calendarDay } from '../../../core/shared/time/calendar-day.ts';
import * as advertPageTexts from '../../../core/texts/advert-page.ts';
import * as daysTexts from '../../../core/texts/days.ts';
import * as insightsTexts from '../../../core/texts/insights.ts';
import * as ownAdvertTexts from '../../../core/texts/own-advert.ts';
import type { Text } from '../../../core/texts/text.ts';
import { said } from '../../requests/said.server.ts';
import type { AdvertIconName } from '../../ui/icon-names.ts';
import { fromSite } from '../../ui/picture-url.ts';
import { type AdvertAct, ownActs } from './advert-acts.ts';
import type { OwnView } from './own-advert-acts.tsx';

/* What the page of an advert shows, in words: made on the server, because the script of that page must not grow. */

type Detail = Omit<AdvertDetail, 'approval'>;

interface ShownState {
  readonly chip: string;
  readonly className: string;
  /** Until when a live advert is shown, for its seller. */
  readonly ends: string | undefined;
}

/** The advert without what is shown apart from it. */
export function shownAdvert({
  chip: _,
  hidden: __,
  performance: ___,
  ...advert
}: Awaited<ReturnType<typeof viewAdvert>>) {
  return {
    ...advert,
    approval: advert.approval && said(advert.approval),
    sellerFacts: advert.sellerFacts.map(said),
    pictures: advert.state === 'hidden' ? advert.pictures.map(fromSite) : advert.pictures,
  };
}

/** The state of an advert that is not live; for its seller of any. */
export function shownState(
  advert: Detail & { readonly own: boolean; readonly chip: Text | undefined },
): ShownState | undefined {
  const { own, chip, state, endsAt } = advert;
  if (!own && chip === undefined) return undefined;
  return {
    chip: chip ? said(chip) : advertPageTexts.live,
    className: chip === undefined ? 'state-chip state-live' : 'state-chip',
    ends:
      own && state === 'live' ? advertPageTexts.endsOn({ day: calendarDay(endsAt, daysTexts) }) : undefined,
  };
}

interface ShownFact {
  readonly icon: AdvertIconName;
  readonly strong: string | undefined;
  readonly words: string;
  /** The time of the advert follows. */
  readonly isPlace: boolean;
}

/** What and for how much a unit, where and since when, and how it reaches the buyer. */
export function shownFacts(advert: Detail): readonly ShownFact[] {
  const { goods, compared, delivery } = factsOf(advert);
  const { district, village } = advert;
  const place = village === undefined ? district : `${district}, ${village}`;
  const price = compared ? said(compared) : '';
  const what = goods && price ? ` · ${price}` : price;
  const ways = delivery.map(said).join(' · ');
  return [
    ...(goods || price
      ? [{ icon: 'weight', strong: goods && said(goods), words: what, isPlace: false } as const]
      : []),
    { icon: 'place', strong: place, words: ' · ', isPlace: true },
    ...(ways ? [{ icon: 'delivery', strong: undefined, words: ways, isPlace: false } as const] : []),
  ];
}

/** What one's own advert says besides: how it does, what it lacks, and what its seller can do. */
export function ownView(
  advert: Detail & { readonly performance: Text | undefined },
  takesPayments: boolean,
): OwnView {
  const acts = ownActs(advert, { takesPayments, now: new Date() });
  const state = acts.find(({ move }) => move === 'sold' || move === 'available');
  const edit = `/update-herb/${advert.id}`;
  const gaps = gapsOf(advert).map((gap): AdvertAct => ({ to: edit, words: said(gap), icon: 'next' }));
  return {
    main: [{ to: edit, words: ownAdvertTexts.edit, icon: 'edit' }, ...(state ? [state] : [])],
    above: [
      {
        title: advertPageTexts.howItDoes,
        words: advert.performance && said(advert.performance),
        rows: [{ to: '/account/insights', words: insightsTexts.heading, icon: 'next' }],
      },
      ...(gaps.length > 0 ? [{ title: advertPageTexts.couldBeBetter, rows: gaps }] : []),
    ],
    below: {
      rows: [
        ...acts.filter((act) => act !== state),
        { to: `/post?like=${advert.id}`, words: insightsTexts.postSimilar, icon: 'post' },
        { to: `/user/${advert.sellerId}`, words: advertPageTexts.seeStall, icon: 'person' },
        { to: `/account/delete/${advert.id}`, words: ownAdvertTexts.remove, icon: 'delete' },
      ],
    },
  };
}
