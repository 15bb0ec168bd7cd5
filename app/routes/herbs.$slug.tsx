import { Form, Link, type MetaFunction, useLoaderData } from '@remix-run/react';
import { readChoice } from '../../core/adverts/filter.ts';
import { isListCursor } from '../../core/adverts/list-cursor.ts';
import { formatPriceRange } from '../../core/shared/text/shillings.ts';
import { AdvertList } from '../features/adverts/advert-list.tsx';
import { type CardPage, cardPageOf } from '../features/adverts/advert-views.ts';
import { Nearby } from '../features/adverts/nearby.tsx';
import { loadNearby } from '../features/adverts/nearby-views.server.ts';
import { shownFilters } from '../features/search/filter-views.server.ts';
import { FilterFields, FilterResult } from '../features/search/filters.tsx';
import { listParameters } from '../features/search/list-parameters.ts';
import { loadSaving } from '../features/search/load-saving.server.ts';
import { nearOf } from '../requests/cookies.server.ts';
import { sharedPage } from '../requests/request.server.ts';
import { failureTitle, PageFailure } from '../ui/page-failure.tsx';
import { pageMeta } from '../ui/page-meta.ts';

export const loader = sharedPage({ after: isListCursor, ...listParameters }, async (context) => {
  const { core, viewer, params, url, request } = context;
  const after = url.searchParams.get('after') ?? undefined;
  const near = await nearOf(request);
  const choice = readChoice(url.searchParams, near);
  const { advertCount, further, ...herb } = await core.viewHerb(viewer, params['slug'] ?? '', {
    choice,
    after,
  });
  const filters = shownFilters(`/herbs/${herb.slug}`, url.searchParams, { advertCount, further, near });
  const saving = await loadSaving(context, { herb: herb.slug });
  const path = `/herbs/${herb.slug}`;
  const listed = { adverts: herb.adverts.items, advertCount, further };
  const nearby = await loadNearby(context, { path, choice, near, herb: herb.slug, listed });
  return { ...herb, adverts: cardPageOf(herb.adverts, near), filters, saving, nearby };
});

export const meta: MetaFunction<typeof loader> = ({ matches, data, error }) => {
  if (error || !data) return pageMeta(matches, { title: failureTitle(error) });
  const { slug, name, botanical, adverts, filters } = data;
  return pageMeta(matches, {
    title: name,
    description: `${name} (${botanical}): adverts from sellers in Kampala.`,
    path: `/herbs/${slug}`,
    feed: filters.feed,
    picture: adverts.items[0]?.cover,
  });
};

export default function Herb() {
  const { slug, name, botanical, names, usualPrice, adverts, filters, saving, nearby } =
    useLoaderData<typeof loader>();
  const none = adverts.items.length === 0;
  const unconfirmed = names.some((group) => group.names.some((each) => each.unconfirmed));
  return (
    <>
      <header className="herb-head">
        <h1>{name}</h1>
        <p className="muted">
          <i>{botanical}</i>
        </p>
        {usualPrice && <p>Usually {formatPriceRange(...usualPrice)}</p>}
        {names.length > 0 && (
          <dl className="herb-names">
            {names.map((group) => (
              <div key={group.language}>
                <dt>{group.language}</dt>
                <dd>
                  {group.names.map(({ text, unconfirmed }) => (unconfirmed ? `${text}*` : text)).join(', ')}
                </dd>
              </div>
            ))}
          </dl>
        )}
        {unconfirmed && <p className="muted small">* We could not confirm this name.</p>}
        <p>
          <Link to="/herbs">All herbs</Link>
        </p>
      </header>
      <AdvertList<{ adverts: CardPage }>
        key={slug}
        page={adverts}
        address={(cursor) => filters.later + encodeURIComponent(cursor)}
        pick={(data) => data.adverts}
        bar={
          <Form action={`/herbs/${slug}`}>
            <FilterFields filters={filters} />
          </Form>
        }
      >
        <FilterResult filters={filters} saving={saving} none={none} />
      </AdvertList>
      <Nearby nearby={nearby} />
    </>
  );
}

export { PageFailure as ErrorBoundary };
