import type { LinksFunction } from '@remix-run/node';
import { Form, Link, type MetaFunction, useLoaderData } from '@remix-run/react';
import { Fragment } from 'react';
import { readChoice } from '../../core/adverts/filter.ts';
import { isListCursor } from '../../core/adverts/list-cursor.ts';
import * as herbPageTexts from '../../core/texts/herb-page.ts';
import * as herbsTexts from '../../core/texts/herbs.ts';
import { language } from '../../core/texts/page-language.ts';
import { AdvertList } from '../features/adverts/advert-list.tsx';
import { type CardPage, cardPageOf } from '../features/adverts/advert-views.ts';
import { Nearby } from '../features/adverts/nearby.tsx';
import { loadNearby } from '../features/adverts/nearby-views.server.ts';
import { ShareButton } from '../features/adverts/share-button.tsx';
import { HerbPicture } from '../features/herbs/herb-picture.tsx';
import { shownPrice } from '../features/herbs/usual-price.server.ts';
import { UsualPrices } from '../features/herbs/usual-price.tsx';
import { shownFilters } from '../features/search/filter-views.server.ts';
import { ActiveFilters, FilterFields, FilterResult } from '../features/search/filters.tsx';
import { listParameters } from '../features/search/list-parameters.ts';
import { loadSaving } from '../features/search/load-saving.server.ts';
import { useRootData } from '../rendering/root-data.ts';
import { nearOf } from '../requests/cookies.server.ts';
import { sharedPage } from '../requests/request.server.ts';
import stylesheet from '../styles/herb-pages.css?url';
import { failureTitle, PageFailure } from '../ui/page-failure.tsx';
import { pageMeta } from '../ui/page-meta.ts';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export const loader = sharedPage({ after: isListCursor, ...listParameters }, async (context) => {
  const { core, viewer, params, url, request } = context;
  const after = url.searchParams.get('after') ?? undefined;
  const near = await nearOf(request);
  const choice = readChoice(url.searchParams, near);
  const slug = params['slug'] ?? '';
  const { advertCount, further, picture, usualPrices, ...herb } = await core.viewHerb(
    viewer,
    slug,
    language,
    { choice, after },
  );
  const filters = shownFilters(`/herbs/${herb.slug}`, url.searchParams, { advertCount, further, near });
  const saving = await loadSaving(context, { herb: herb.slug });
  const path = `/herbs/${herb.slug}`;
  const listed = { adverts: herb.adverts.items, advertCount, further };
  const nearby = await loadNearby(context, { path, choice, near, herb: herb.slug, listed });
  return {
    ...herb,
    picture: picture && { key: picture.key },
    prices: usualPrices.map(shownPrice),
    adverts: cardPageOf(herb.adverts, near),
    filters,
    saving,
    nearby,
  };
});

export const meta: MetaFunction<typeof loader> = ({ matches, data, error }) => {
  if (error || !data) return pageMeta(matches, { title: failureTitle(error) });
  const { slug, name, botanical, adverts, filters } = data;
  return pageMeta(matches, {
    title: name,
    description: herbPageTexts.description({ name, botanical }),
    path: `/herbs/${slug}`,
    feed: filters.feed,
    picture: adverts.items[0]?.cover,
  });
};

export default function Herb() {
  const { slug, name, botanical, names, picture, prices, adverts, filters, saving, nearby } =
    useLoaderData<typeof loader>();
  const none = adverts.items.length === 0;
  const address = `${useRootData()?.site.publicUrl ?? ''}/herbs/${slug}`;
  return (
    <>
      <header className={prices.length > 0 ? 'herb-head herb-priced' : 'herb-head'}>
        {picture && (
          <HerbPicture
            picture={picture}
            copies={[320, 640]}
            sizes="(min-width: 768px) 400px, 80vw"
            loading="eager"
          />
        )}
        <div className="herb-words">
          <div className="herb-title">
            <div>
              <h1>{name}</h1>
              <p className="muted">
                <i>{botanical}</i>
              </p>
            </div>
            <ShareButton
              path={`/herbs/${slug}`}
              title={name}
              page={`https://wa.me/?text=${encodeURIComponent(`${name} ${address}`)}`}
              what="herb"
            />
          </div>
          {names.length > 0 && (
            <dl className="herb-names">
              {names.map((group) => (
                <div key={group.language}>
                  <dt>{group.language}</dt>
                  <dd>
                    {group.names.map(({ text, unconfirmed }, position) => (
                      <Fragment key={text}>
                        {position > 0 && ', '}
                        {text}
                        {unconfirmed && <span className="herb-unsure"> · {herbPageTexts.unconfirmed}</span>}
                      </Fragment>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          )}
        </div>
        <UsualPrices prices={prices} />
      </header>
      <AdvertList<{ adverts: CardPage }>
        key={slug}
        page={adverts}
        address={(cursor) => filters.later + encodeURIComponent(cursor)}
        pick={(data) => data.adverts}
        bar={
          <div className="chips kinds">
            <Form action={`/herbs/${slug}`}>
              <FilterFields filters={filters} />
            </Form>
            <ActiveFilters active={filters.active} />
          </div>
        }
      >
        <FilterResult filters={filters} saving={saving} none={none} elsewhere={nearby?.elsewhere} />
      </AdvertList>
      <Nearby nearby={nearby} />
      <p className="herb-advice">{herbPageTexts.disclaimer}</p>
      <p>
        <Link to="/herbs">{herbsTexts.all}</Link>
      </p>
    </>
  );
}

export { PageFailure as ErrorBoundary };
