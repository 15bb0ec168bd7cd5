import type { Page } from '../../core/adverts/advert.ts';
import { texts } from '../../core/texts.ts';
import type { CardAdvert, TopAdvert } from '../shown-adverts.ts';
import { AdvertList } from './advert-list.tsx';
import { EmptyState } from './empty-state.tsx';
import { GuardedLink } from './guarded-link.tsx';
import { PromoSlides } from './promo-slides.tsx';
import { SaveSearch, type Saving } from './save-search.tsx';
import { TopAdverts } from './top-adverts.tsx';

export interface ShownTopAdverts {
  readonly adverts: readonly TopAdvert[];
  /** Whether they are there because their sellers paid. */
  readonly paidFor: boolean;
}

export interface FeedData {
  readonly feed: Page<CardAdvert>;
  readonly top: ShownTopAdverts;
  /** Not the newest adverts, but those that follow a page. */
  readonly later: boolean;
  readonly saving: Saving | undefined;
}

export function FeedPage({ feed, top, later, saving }: FeedData) {
  return (
    <>
      <h1 className="visually-hidden">Home</h1>
      <PromoSlides />
      <TopAdverts {...top} />
      {later && (
        <p>
          <a href="/home">Back to the newest adverts</a>
        </p>
      )}
      <SaveSearch saving={saving} />
      {feed.items.length === 0 && !later && (
        <EmptyState text={texts.adverts.none}>
          <GuardedLink className="button" to="/post">
            Post the first advert
          </GuardedLink>
        </EmptyState>
      )}
      <AdvertList<FeedData>
        page={feed}
        address={(cursor) => `/home?after=${encodeURIComponent(cursor)}`}
        pick={(data) => data.feed}
      />
    </>
  );
}
