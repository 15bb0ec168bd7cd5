import type { LinksFunction } from '@remix-run/node';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { fieldsOfSearch, searchOfFields } from '../../core/saved-searches/search-fields.ts';
import { searchInWords } from '../../core/saved-searches/search-in-words.ts';
import { quoted } from '../../core/shared/text/quoted.ts';
import * as savedPageTexts from '../../core/texts/saved-page.ts';
import * as savedSearchesTexts from '../../core/texts/saved-searches.ts';
import * as waitingTexts from '../../core/texts/waiting.ts';
import { AdvertList } from '../features/adverts/advert-list.tsx';
import { type CardPage, cardPageOf } from '../features/adverts/advert-views.ts';
import { FollowedSellers } from '../features/search/followed-sellers.tsx';
import { SavedSearches } from '../features/search/saved-searches.tsx';
import { useWaiting } from '../features/waiting/use-waiting.ts';
import { WaitingList } from '../features/waiting/waiting-list.tsx';
import { nearOf } from '../requests/cookies.server.ts';
import { type FormFailure, form, page } from '../requests/request.server.ts';
import { safeRedirect } from '../requests/safe-redirect.ts';
import { said } from '../requests/said.server.ts';
import stylesheet from '../styles/personal.css?url';
import { Alert } from '../ui/alert.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { useHydrated } from '../ui/forms/use-hydrated.ts';
import { PageFailure } from '../ui/page-failure.tsx';
import { titled } from '../ui/page-meta.ts';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export const loader = page(async ({ core, viewer, url, request }) => {
  const tab = url.searchParams.get('tab');
  const after = url.searchParams.get('after') ?? undefined;
  if (tab === 'sellers') {
    const { items, next } = await core.listFollowed(viewer, after);
    const sellers = items.map((seller) => ({ ...seller, fullName: said(seller.fullName) }));
    return { tab: 'sellers' as const, sellers: { items: sellers, next } };
  }
  if (tab === 'searches') {
    const searches = await core.listSavedSearches(viewer);
    return {
      tab: 'searches' as const,
      searches: searches.map((search) => ({ ...search, name: said(search.name) })),
    };
  }
  if (tab === 'waiting') return { tab: 'waiting' as const };
  const saved = cardPageOf(await core.listSaved(viewer, after), await nearOf(request));
  return { tab: 'adverts' as const, saved };
});

export const action = form(
  async ({ core, viewer, fields, client, done }) => {
    const list = '/saved?tab=searches';
    const { deleted, saved, restored } = savedSearchesTexts;
    const id = fields['delete'];
    if (id !== undefined) {
      const search = await core.deleteSavedSearch(viewer, id);
      const undo = {
        ...fieldsOfSearch({ q: search.query, herb: search.herb, filter: search }),
        restore: '1',
      };
      const name = quoted(said(searchInWords(search)));
      return done(list, { kind: 'success', text: deleted({ search: name }), undo });
    }
    await core.saveSearch(viewer, { ...searchOfFields(fields), client });
    return done(list, fields['restore'] === undefined ? saved : restored);
  },
  {
    mayBeGone: true,
    act: ({ fields }) =>
      fields['delete'] === undefined ? { kind: 'save-search', search: searchOfFields(fields) } : undefined,
  },
);

export const meta = titled(savedPageTexts.heading);

const tabs = [
  { tab: 'adverts', words: savedPageTexts.tabs.adverts, path: '/saved' },
  { tab: 'searches', words: savedPageTexts.tabs.searches, path: '/saved?tab=searches' },
  { tab: 'sellers', words: savedPageTexts.tabs.sellers, path: '/saved?tab=sellers' },
] as const;

export default function Saved() {
  const data = useLoaderData<typeof loader>();
  const failure = useActionData<FormFailure>();
  const from = safeRedirect(failure?.values['from']);
  const { length } = useWaiting();
  return (
    <>
      <h1>{savedPageTexts.heading}</h1>
      <nav className="tabs" aria-label={savedPageTexts.heading}>
        {tabs.map(({ tab, words, path }) => (
          <Link key={tab} to={path} aria-current={tab === data.tab ? 'page' : undefined}>
            {words}
          </Link>
        ))}
        {(length > 0 || data.tab === 'waiting') && (
          <Link to="/saved?tab=waiting" aria-current={data.tab === 'waiting' ? 'page' : undefined}>
            {waitingTexts.tab} {length > 0 && length}
          </Link>
        )}
      </nav>
      {failure && (
        <Alert kind="error">
          {failure.message} {from && <a href={from}>{savedPageTexts.backToResults}</a>}
        </Alert>
      )}
      {data.tab === 'searches' && <SavedSearches searches={data.searches} />}
      {data.tab === 'sellers' && <FollowedSellers sellers={data.sellers} />}
      {data.tab === 'waiting' && <AllWaiting />}
      {data.tab === 'adverts' && <SavedAdverts saved={data.saved} />}
    </>
  );
}

/** What this browser keeps to be sent; the server knows nothing of it. */
function AllWaiting() {
  const hydrated = useHydrated();
  return (
    <>
      <p className="muted">{waitingTexts.explained}</p>
      {hydrated ? <WaitingList /> : <noscript>{waitingTexts.withoutScript}</noscript>}
    </>
  );
}

function SavedAdverts({ saved }: { saved: CardPage }) {
  return (
    <>
      {saved.items.length === 0 && (
        <EmptyState text={savedPageTexts.noAdverts}>
          <Link className="button" to="/home">
            {savedPageTexts.browse}
          </Link>
        </EmptyState>
      )}
      <AdvertList<{ saved: CardPage }>
        page={saved}
        address={(cursor) => `/saved?after=${encodeURIComponent(cursor)}`}
        pick={(data) => data.saved}
      />
    </>
  );
}

export { PageFailure as ErrorBoundary };
