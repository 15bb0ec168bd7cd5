import type { LinksFunction } from '@remix-run/node';
import {
  Form,
  Link,
  type MetaFunction,
  useLoaderData,
  useNavigation,
  useNavigationType,
  useSubmit,
} from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { readChoice } from '../../core/adverts/filter.ts';
import { isListCursor } from '../../core/adverts/list-cursor.ts';
import { maxQueryLength, maxQueryWords } from '../../core/indexing/limits.ts';
import { typedQuery } from '../../core/indexing/query.ts';
import { nextToDistance } from '../../core/locations/limits.ts';
import * as findTexts from '../../core/texts/find.ts';
import { language } from '../../core/texts/page-language.ts';
import * as placesTexts from '../../core/texts/places.ts';
import * as savedSearchesTexts from '../../core/texts/saved-searches.ts';
import * as searchTexts from '../../core/texts/search.ts';
import * as searchPageTexts from '../../core/texts/search-page.ts';
import { AdvertList } from '../features/adverts/advert-list.tsx';
import { type CardAdvert, type CardPage, cardPageOf } from '../features/adverts/advert-views.ts';
import { Nearby } from '../features/adverts/nearby.tsx';
import { loadNearby } from '../features/adverts/nearby-views.server.ts';
import { shownHerb } from '../features/herbs/herb-box.server.ts';
import { HerbBox } from '../features/herbs/herb-box.tsx';
import { shownFilters } from '../features/search/filter-views.server.ts';
import { ActiveFilters, FilterFields, FilterResult } from '../features/search/filters.tsx';
import { listParameters } from '../features/search/list-parameters.ts';
import { loadSaving } from '../features/search/load-saving.server.ts';
import { SaveSearch } from '../features/search/save-search.tsx';
import { spellingOf } from '../features/search/spelling.server.ts';
import { nearOf } from '../requests/cookies.server.ts';
import { sharedPage } from '../requests/request.server.ts';
import stylesheet from '../styles/search.css?url';
import { Avatar } from '../ui/avatar.tsx';
import { Icon } from '../ui/icon.tsx';
import { pageMeta } from '../ui/page-meta.ts';
import { Said } from '../ui/said.tsx';

/** Milliseconds after the last key before the results follow. */
const debounceTime = 500;

const isQuery = (typed: string) => typedQuery(typed) !== '';
const known = { q: isQuery, exact: isQuery, after: isListCursor, ...listParameters };

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export const loader = sharedPage(known, async (context) => {
  const { core, viewer, url, client, request } = context;
  const after = url.searchParams.get('after') ?? undefined;
  const near = await nearOf(request);
  const choice = readChoice(url.searchParams, near);
  const q = url.searchParams.get('q') ?? '';
  // The query as it is typed there is searched for to the letter: another query in the form's field is not.
  const literal = isQuery(q) && typedQuery(url.searchParams.get('exact') ?? '') === typedQuery(q);
  const found = await core.search(viewer, q, { choice, after, client, literal });
  const { query, advertCount, further, profiles } = found;
  const filters = shownFilters(
    '/search',
    url.searchParams,
    { advertCount, further, near },
    query === '' ? {} : { q: query, ...(literal ? { exact: query } : {}) },
  );
  // What is saved, and sought nearby, is what the page shows.
  const shownFor = found.shownFor ?? query;
  const saving = await loadSaving(context, { q: shownFor });
  const listed = { adverts: found.adverts.items, advertCount, further };
  const nearby = await loadNearby(context, { path: '/search', choice, near, q: shownFor, listed });
  const herb = further ? undefined : await core.recogniseHerb(shownFor, language);
  const isNothing =
    query !== '' && !filters.narrowed && profiles.length === 0 && found.adverts.items.length === 0;
  return {
    query,
    literal,
    profiles,
    // These in words, as few pages need them: the script of this page is long enough.
    shortened: found.shortened
      ? searchTexts.shortened({ words: maxQueryWords, letters: maxQueryLength })
      : undefined,
    degraded: found.degraded ? searchTexts.degraded : undefined,
    nothing: isNothing ? searchTexts.noMatches({ query }) : undefined,
    spelling: spellingOf(found, filters.parameters),
    adverts: cardPageOf(found.adverts, near),
    filters,
    saving,
    nearby,
    herb: herb && shownHerb(herb),
    // With what the list begins, if its order is by distance.
    from: choice.order === 'nearest' ? near : undefined,
  };
});

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageMeta(matches, { title: searchPageTexts.heading, path: '/search', feed: data?.filters.feed });

/** How far an advert is from a district, in words that adverts of several districts share. */
function distanceOf({ kilometres }: CardAdvert, from: string): string {
  if (kilometres === undefined) return placesTexts.inDistrict({ district: from });
  return kilometres <= nextToDistance ? placesTexts.nextToDistrict({ district: from }) : placesTexts.farther;
}

export default function Search() {
  const data = useLoaderData<typeof loader>();
  const { query, adverts, profiles, filters, saving, nearby, herb, from, spelling } = data;
  const submit = useSubmit();
  const coming = useNavigation().location?.pathname;
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const returned = useNavigationType() === 'POP';
  const shown = useRef(query);
  useEffect(() => {
    if (shown.current === query) return;
    shown.current = query;
    // The field keeps what is being typed, except after Back and Forward.
    if (field.current !== null && (returned || document.activeElement !== field.current))
      field.current.value = query;
  }, [query, returned]);

  /** Leaves empty and default parameters out of the address. */
  const search = (replace: boolean) => {
    clearTimeout(timer.current);
    const parameters = new FormData(field.current?.form ?? undefined);
    const says = (name: string, value: string) => {
      if (name === 'exact') return value === parameters.get('q');
      return name === 'near' ? value !== (filters.near ?? '') : value !== '' && value !== 'newest';
    };
    for (const [name, value] of [...parameters]) {
      if (name !== 'q' && !says(name, String(value))) parameters.delete(name);
    }
    submit(parameters, { action: '/search', replace, preventScrollReset: replace });
  };
  const searchSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => search(true), debounceTime);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed before script came is found once.
  useEffect(() => {
    if (field.current?.value !== query) searchSoon();
    const ending = new AbortController();
    const { signal } = ending;
    const stop = () => clearTimeout(timer.current);
    // Somebody who follows a link must not be taken back by the pending search, however late React renders the
    // navigation.
    const stopAtLink = ({ target }: MouseEvent) => (target as Element).closest('a') && stop();
    addEventListener('click', stopAtLink, { signal });
    addEventListener('popstate', stop, { signal });
    return () => {
      stop();
      ending.abort();
    };
  }, []);
  const searched = query !== '' || filters.parameters !== '';
  const found = adverts.items.length;
  return (
    <div className="search-page">
      <h1 className="visually-hidden">{searchPageTexts.heading}</h1>
      <Form
        className="search-form"
        role="search"
        action="/search"
        onSubmit={(event) => {
          event.preventDefault();
          search(false);
        }}
      >
        <label className="visually-hidden" htmlFor="q">
          {findTexts.field}
        </label>
        <div className="find">
          <input
            ref={field}
            id="q"
            name="q"
            type="search"
            placeholder={findTexts.hint}
            defaultValue={query}
            maxLength={maxQueryLength}
            aria-describedby={data.shortened ? 'q-shortened' : undefined}
            onInput={searchSoon}
            autoComplete="off"
            autoCapitalize="none"
            enterKeyHint="search"
          />
          <button type="submit" aria-label={findTexts.button}>
            <Icon name="search" />
          </button>
        </div>
        {data.shortened && (
          <p className="muted small" id="q-shortened">
            {data.shortened}
          </p>
        )}
        {data.literal && <input type="hidden" name="exact" value={query} />}
        <div className="chips kinds">
          <FilterFields filters={filters} />
          <ActiveFilters active={filters.active} />
        </div>
      </Form>
      <div className="search-results" aria-busy={coming === '/search'}>
        {!searched && (
          <p className="muted">
            <Said
              text={searchPageTexts.howToSearch}
              parts={{ herbs: (words) => <Link to="/herbs">{words}</Link> }}
            />
          </p>
        )}
        {spelling && (
          <p>
            {spelling.said} <a href={spelling.to}>{spelling.words}</a>
          </p>
        )}
        {searched && (
          <FilterResult
            filters={found === 0 ? filters : { ...filters, count: undefined }}
            saving={found === 0 ? saving : undefined}
            none={found === 0 && (data.nothing !== undefined || filters.narrowed || query === '')}
            said={data.nothing}
            elsewhere={nearby?.elsewhere}
          />
        )}
        {herb && <HerbBox {...herb} />}
        {data.degraded && <p className="muted small">{data.degraded}</p>}
        {found > 0 && (
          <section aria-labelledby="found-herbs">
            <AdvertList<{ adverts: CardPage }>
              page={adverts}
              address={(cursor) => filters.later + encodeURIComponent(cursor)}
              pick={(data) => data.adverts}
              headingOf={from === undefined ? undefined : (advert) => distanceOf(advert, from)}
              bar={
                <>
                  <h2 id="found-herbs">{searchPageTexts.herbs}</h2>
                  <p className="muted small">{filters.count}</p>
                </>
              }
            />
            {saving && (
              <div className="ask">
                {!saving.saved && (
                  <p>
                    <b>{savedSearchesTexts.notTheRightOne}</b>{' '}
                    <span className="muted small">{savedSearchesTexts.likeThis}</span>
                  </p>
                )}
                <SaveSearch saving={saving} />
              </div>
            )}
          </section>
        )}
        <Nearby nearby={nearby} />
        {profiles.length > 0 && (
          <section aria-labelledby="found-users">
            <h2 id="found-users">{searchPageTexts.users}</h2>
            <ul className="people">
              {profiles.map(({ id, username, fullName, picture }) => (
                <li key={id}>
                  <a className="person" href={`/user/${id}`}>
                    <Avatar picture={picture} size={56} />
                    <span>
                      <span className="person-name">{username}</span>
                      <span className="muted small" dir="auto">
                        {fullName}
                      </span>
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </div>
  );
}
