import { Form, Link, useLoaderData, useNavigation, useSubmit } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { texts } from '../../core/texts.ts';
import { AdvertCard } from '../components/advert-card.tsx';
import { loadingAt } from '../components/advert-list.tsx';
import { Avatar } from '../components/avatar.tsx';
import { Icon } from '../components/icon.tsx';
import { titled } from '../page-meta.ts';
import { page } from '../request.server.ts';
import { cardsOf } from '../shown-adverts.ts';

/** Milliseconds after the last key before the results follow. */
const debounceTime = 500;

export const loader = page(async ({ core, viewer, url, client }) => {
  const found = await core.search(viewer, url.searchParams.get('q') ?? '', client);
  return { ...found, adverts: cardsOf(found.adverts) };
});

export const meta = titled('Search', { path: '/search' });

export default function Search() {
  const { query, adverts, profiles, degraded } = useLoaderData<typeof loader>();
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
  const nothing = query !== '' && adverts.length === 0 && profiles.length === 0;
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
            Type the first letters of a herb or seller, for example “moringa”, or look at{' '}
            <Link to="/herbs">all herbs</Link>.
          </p>
        )}
        {nothing && <p className="search-nothing">{texts.search.noMatches(query)}</p>}
        {degraded && <p className="muted small">{texts.search.degraded}</p>}
        {adverts.length > 0 && (
          <section aria-labelledby="found-herbs">
            <h2 id="found-herbs">Herbs</h2>
            <div className="card-grid">
              {adverts.map((advert, position) => (
                <AdvertCard key={advert.id} advert={advert} photo={loadingAt(position)} />
              ))}
            </div>
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
