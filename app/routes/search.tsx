import { Form, Link, useLoaderData, useNavigation, useSubmit } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import type { Page } from '../../core/adverts/advert.ts';
import { advertCount } from '../../core/adverts/counts.ts';
import { maxCounted } from '../../core/adverts/limits.ts';
import { texts } from '../../core/texts.ts';
import { AdvertList } from '../components/advert-list.tsx';
import { Avatar } from '../components/avatar.tsx';
import { Icon } from '../components/icon.tsx';
import { SaveSearch } from '../components/save-search.tsx';
import { loadSaving } from '../load-saving.server.ts';
import { titled } from '../page-meta.ts';
import { page } from '../request.server.ts';
import { type CardAdvert, cardPageOf } from '../shown-adverts.ts';

/** Milliseconds after the last key before the results follow. */
const debounceTime = 500;

export const loader = page(async (context) => {
  const { core, viewer, url, client } = context;
  const after = url.searchParams.get('after') ?? undefined;
  const found = await core.search(viewer, url.searchParams.get('q') ?? '', { after, client });
  const saving = await loadSaving(context, { q: found.query });
  return { ...found, adverts: cardPageOf(found.adverts), saving };
});

export const meta = titled('Search', { path: '/search' });

export default function Search() {
  const { query, adverts, advertCount: count, profiles, degraded, saving } = useLoaderData<typeof loader>();
  const submit = useSubmit();
  const searching = useNavigation().location?.pathname === '/search';
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (field.current !== null && document.activeElement !== field.current) field.current.value = query;
  }, [query]);

  const searchSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const form = field.current?.form;
      if (form) submit(form, { replace: true, preventScrollReset: true });
    }, debounceTime);
  };
  const nothing = query !== '' && adverts.items.length === 0 && profiles.length === 0;
  return (
    <div className="search-page">
      <h1>Search</h1>
      <Form
        className="search-form"
        role="search"
        action="/search"
        onSubmit={() => clearTimeout(timer.current)}
      >
        <label htmlFor="q">Search herbs and users</label>
        <div className="search-field">
          <Icon name="search" />
          <input
            ref={field}
            id="q"
            name="q"
            type="search"
            defaultValue={query}
            onInput={searchSoon}
            autoComplete="off"
            autoCapitalize="none"
            enterKeyHint="search"
          />
          <button className="button" type="submit">
            Search
          </button>
        </div>
      </Form>
      <div className="search-results" aria-busy={searching}>
        {query === '' && (
          <p className="muted">
            Type a word or its first letters, for example “moringa”, or the name of a seller, or look at{' '}
            <Link to="/herbs">all herbs</Link>.
          </p>
        )}
        <SaveSearch saving={saving} />
        {nothing && <p className="search-nothing">{texts.search.noMatches(query)}</p>}
        {degraded && <p className="muted small">{texts.search.degraded}</p>}
        {adverts.items.length > 0 && (
          <section aria-labelledby="found-herbs">
            <h2 id="found-herbs">Herbs</h2>
            <p className="muted">{advertCount(count, maxCounted)}</p>
            <AdvertList<{ adverts: Page<CardAdvert> }>
              page={adverts}
              address={(cursor) => `/search?${new URLSearchParams({ q: query, after: cursor })}`}
              pick={(data) => data.adverts}
            />
          </section>
        )}
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
