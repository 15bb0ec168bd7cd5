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
import * as findTexts from '../../core/texts/find.ts';
import * as searchTexts from '../../core/texts/search.ts';
import { AdvertList } from '../features/adverts/advert-list.tsx';
import { type CardPage, cardPageOf } from '../features/adverts/advert-views.ts';
import { Nearby } from '../features/adverts/nearby.tsx';
import { loadNearby } from '../features/adverts/nearby-views.server.ts';
import { shownFilters } from '../features/search/filter-views.server.ts';
import { FilterFields, FilterResult } from '../features/search/filters.tsx';
import { listParameters } from '../features/search/list-parameters.ts';
import { loadSaving } from '../features/search/load-saving.server.ts';
import { Spelling } from '../features/search/spelling.tsx';
import { nearOf } from '../requests/cookies.server.ts';
import { sharedPage } from '../requests/request.server.ts';
import stylesheet from '../styles/search.css?url';
import { Avatar } from '../ui/avatar.tsx';
import { Icon } from '../ui/icon.tsx';
import { pageMeta } from '../ui/page-meta.ts';

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
  const { advertCount, further, ...found } = await core.search(viewer, q, { choice, after, client, literal });
  const { query } = found;
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
  return { ...found, literal, adverts: cardPageOf(found.adverts, near), filters, saving, nearby };
});

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageMeta(matches, { title: 'Search', path: '/search', feed: data?.filters.feed });

export default function Search() {
  const { query, shortened, adverts, profiles, degraded, filters, saving, nearby, ...spelling } =
    useLoaderData<typeof loader>();
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
      <h1 className="visually-hidden">Search</h1>
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
            aria-describedby={shortened ? 'q-shortened' : undefined}
            onInput={searchSoon}
            autoComplete="off"
            autoCapitalize="none"
            enterKeyHint="search"
          />
          <button type="submit" aria-label="Search">
            <Icon name="search" />
          </button>
        </div>
        {shortened && (
          <p className="muted small" id="q-shortened">
            {searchTexts.shortened(maxQueryWords, maxQueryLength)}
          </p>
        )}
        {spelling.literal && <input type="hidden" name="exact" value={query} />}
        <FilterFields filters={filters} />
      </Form>
      <div className="search-results" aria-busy={coming === '/search'}>
        {!searched && (
          <p className="muted">
            Type a word or its first letters, for example “moringa”, or the name of a seller, or look at{' '}
            <Link to="/herbs">all herbs</Link>.
          </p>
        )}
        <Spelling
          query={query}
          shownFor={spelling.shownFor}
          suggestion={spelling.suggestion}
          parameters={filters.parameters}
        />
        {searched && (
          <FilterResult
            filters={filters}
            saving={saving}
            none={found === 0 && (filters.narrowed || query === '' || profiles.length === 0)}
            said={filters.narrowed || query === '' ? undefined : searchTexts.noMatches(query)}
            elsewhere={nearby?.elsewhere}
          />
        )}
        {degraded && <p className="muted small">{searchTexts.degraded}</p>}
        {found > 0 && (
          <section aria-labelledby="found-herbs">
            <AdvertList<{ adverts: CardPage }>
              page={adverts}
              address={(cursor) => filters.later + encodeURIComponent(cursor)}
              pick={(data) => data.adverts}
              bar={<h2 id="found-herbs">Herbs</h2>}
            />
          </section>
        )}
        <Nearby nearby={nearby} />
        {profiles.length > 0 && (
          <section aria-labelledby="found-users">
            <h2 id="found-users">Users</h2>
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
