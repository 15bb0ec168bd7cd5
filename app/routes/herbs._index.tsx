import type { LinksFunction } from '@remix-run/node';
import { Form, Link, useLoaderData } from '@remix-run/react';
import { advertCount } from '../../core/adverts/counts.ts';
import { maxCounted } from '../../core/adverts/limits.ts';
import { maxQueryLength } from '../../core/indexing/limits.ts';
import { typedQuery } from '../../core/indexing/query.ts';
import * as advertsTexts from '../../core/texts/adverts.ts';
import * as countsTexts from '../../core/texts/counts.ts';
import * as herbListTexts from '../../core/texts/herb-list.ts';
import * as herbsTexts from '../../core/texts/herbs.ts';
import { language } from '../../core/texts/page-language.ts';
import { HerbPicture } from '../features/herbs/herb-picture.tsx';
import { sharedPage } from '../requests/request.server.ts';
import stylesheet from '../styles/herb-pages.css?url';
import { EmptyState } from '../ui/empty-state.tsx';
import { Icon } from '../ui/icon.tsx';
import { titled } from '../ui/page-meta.ts';

/** Pictures on a phone's first screen: three rows of three. */
const leadingPictures = 9;

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export const loader = sharedPage({ q: (typed) => typedQuery(typed) !== '' }, async ({ core, url }) => {
  const q = typedQuery(url.searchParams.get('q') ?? '');
  const herbs = await core.listHerbs(language, q);
  return {
    q,
    lead: q === '' && herbs.length > 0 ? herbListTexts.onOffer({ count: herbs.length }) : undefined,
    herbs: herbs.map(({ picture, ...herb }, position) => ({
      ...herb,
      picture: picture && { key: picture.key },
      // Where a letter begins.
      letter: initialOf(herb) === initialOf(herbs[position - 1]) ? undefined : initialOf(herb),
    })),
  };
});

function initialOf(herb: { readonly name: string } | undefined): string | undefined {
  return herb?.name.charAt(0);
}

export const meta = titled(herbListTexts.heading, { path: '/herbs' });

export default function Herbs() {
  const { q, lead, herbs } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>{herbListTexts.heading}</h1>
      <p className="muted">{lead}</p>
      <Form className="find herb-find" role="search" aria-label={herbListTexts.find} action="/herbs">
        <input
          key={q}
          name="q"
          type="search"
          aria-label={herbListTexts.find}
          placeholder={herbListTexts.findHint}
          defaultValue={q}
          maxLength={maxQueryLength}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit" aria-label={herbListTexts.findButton}>
          <Icon name="search" />
        </button>
      </Form>
      {lead && (
        <nav className="herb-letters" aria-label={herbListTexts.letters}>
          {herbs.map(
            ({ letter }) =>
              letter && (
                <a key={letter} href={`#${letter}`}>
                  {letter}
                </a>
              ),
          )}
        </nav>
      )}
      {herbs.length === 0 && (
        <EmptyState text={q === '' ? advertsTexts.none : herbListTexts.noneNamed({ words: q })}>
          {q !== '' && (
            <Link className="button" to={`/search?q=${encodeURIComponent(q)}`}>
              {herbListTexts.searchAdverts}
            </Link>
          )}
        </EmptyState>
      )}
      {q !== '' && (
        <p>
          <Link to="/herbs">{herbsTexts.all}</Link>
        </p>
      )}
      <ul className="herbs">
        {herbs.map(({ slug, name, otherNames, adverts, picture, letter }, position) => (
          <li key={slug} className="herb" id={letter}>
            <HerbPicture
              picture={picture}
              copies={[160, 320]}
              sizes="(min-width: 768px) 160px, 25vw"
              loading={position < leadingPictures ? 'eager' : 'lazy'}
            />
            <Link className="herb-name" to={`/herbs/${slug}`}>
              {name}
            </Link>{' '}
            <span className="herb-count">{advertCount(adverts, countsTexts, maxCounted)}</span>{' '}
            {otherNames.length > 0 && <span className="herb-others">{otherNames.join(', ')}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}
