import type { AdvertSummary, Page } from '../../core/adverts/advert.ts';
import type { TopAdvertList } from '../../core/adverts/top-adverts.ts';
import { texts } from '../../core/texts.ts';
import { AdvertList } from './advert-list.tsx';
import { EmptyState } from './empty-state.tsx';
import { GuardedLink } from './guarded-link.tsx';
import { PromoSlides } from './promo-slides.tsx';
import { TopAdverts } from './top-adverts.tsx';

export interface FeedData {
  readonly feed: Page<AdvertSummary>;
  readonly top: TopAdvertList;
  /** Not the newest adverts, but those that follow a page. */
  readonly later: boolean;
}

export function FeedPage({ feed, top, later }: FeedData) {
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
