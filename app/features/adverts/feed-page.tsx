import { Form } from '@remix-run/react';
import * as advertsTexts from '../../../core/texts/adverts.ts';
import * as homeTexts from '../../../core/texts/home.ts';
import { HerbTiles, type ShownHerbs } from '../herbs/herb-tiles.tsx';
import { ActiveFilters, FilterFields, FilterResult, type ShownFilters } from '../search/filters.tsx';
import type { Saving } from '../search/save-search.tsx';
import { AdvertList } from './advert-list.tsx';
import type { CardPage } from './advert-views.ts';
import { Nearby, type ShownNearby } from './nearby.tsx';
import { PromoSlides } from './promo-slides.tsx';
import { type ShownTopAdverts, TopAdverts } from './top-adverts.tsx';

export interface FeedData {
  readonly feed: CardPage;
  readonly filters: ShownFilters;
  readonly herbs: ShownHerbs;
  readonly top: ShownTopAdverts;
  readonly saving: Saving | undefined;
  readonly nearby: ShownNearby | undefined;
}

export function FeedPage({ feed, filters, herbs, top, saving, nearby }: FeedData) {
  const filtered = filters.parameters !== '';
  const none = feed.items.length === 0;
  return (
    <>
      <h1 className="visually-hidden">{homeTexts.heading}</h1>
      <HerbTiles {...herbs} />
      <TopAdverts {...top} />
      <AdvertList<FeedData>
        page={feed}
        address={(cursor) => filters.later + encodeURIComponent(cursor)}
        pick={(data) => data.feed}
        bar={
          <div className="chips kinds">
            <Form action="/home" discover="none">
              <FilterFields filters={filters} />
            </Form>
            <ActiveFilters active={filters.active} />
            {!filtered &&
              Object.entries(advertsTexts.goods).map(([goods, words]) => (
                <a key={goods} className="chip" href={`/home?goods=${goods}`}>
                  {words}
                </a>
              ))}
          </div>
        }
        banner={!filtered && <PromoSlides />}
      >
        {(filtered || none || filters.first) && (
          <FilterResult filters={filters} saving={saving} none={none} elsewhere={nearby?.elsewhere} />
        )}
      </AdvertList>
      <Nearby nearby={nearby} />
    </>
  );
}
